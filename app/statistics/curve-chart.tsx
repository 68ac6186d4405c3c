'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { Curve } from '@/lib/statistics'
import type { PlayerId } from '@/lib/table'
import { CurveTable } from './curve-table'
import { geometryOf, widthOf, type Frame } from './curve-geometry'
import type { Words } from './words'

/** Each line is told from the others without colour. */
const DASHES = ['', '8 4', '2 3', '11 3 2 3', '16 5', '5 2 1 2 1 2', '1 5', '20 3 5 3'] as const
const dashOf = (at: number) => DASHES[at % DASHES.length] || undefined

type Props = {
  curve: Curve
  words: Words
  /** What a step is called, in short and in full. */
  stepOf: (step: Curve['steps'][number]) => { readonly short: string; readonly long: string }
  stepHead: string
  /** So many steps there are in truth. */
  all: number
}

/** Who stood how when. Every line ends at its name; a tap on a name brings its line out. */
export default function CurveChart({ curve, words, stepOf, stepHead, all }: Props) {
  const { texts, nameOf } = words
  const title = useId()
  const [picked, setPicked] = useState<PlayerId | null>(null)
  const { ref, frame } = useFrame(curve.lines.length)
  const ranked = curve.lines
    .map(({ person, values }, at) => ({ person, at, end: values.at(-1) ?? 0 }))
    .sort((a, b) => b.end - a.end)
  return (
    <figure className="grid gap-2">
      <div ref={ref} className="min-h-44 w-full">
        {frame && <Drawing curve={curve} frame={frame} words={words} stepOf={stepOf} picked={picked} title={title} />}
      </div>
      <figcaption id={title} className="sr-only">
        {`${texts.curve.title}. ${texts.curve.says(ranked.map(({ person, end }) => `${nameOf(person)} ${words.priced(end)}`))}`}
      </figcaption>
      <ul aria-label={texts.curve.lines} className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-1.5">
        {ranked.map(({ person, at, end }) => (
          <li key={person}>
            <button
              type="button"
              aria-pressed={picked === person}
              onClick={() => setPicked(picked === person ? null : person)}
              className={`min-h-touch rounded-chip flex w-full items-center gap-2 border px-2.5 text-left leading-tight ${picked === person ? 'border-felt bg-felt text-on-felt' : 'border-edge bg-card'}`}
            >
              <svg width="30" height="6" aria-hidden className="shrink-0 stroke-current">
                <path d="M0 3h30" strokeWidth="2.5" strokeDasharray={dashOf(at)} />
              </svg>
              <span className="min-w-0 flex-1 font-bold">{nameOf(person)}</span>
              <span className="tabular shrink-0">{words.amount(end)}</span>
            </button>
          </li>
        ))}
      </ul>
      <CurveTable curve={curve} words={words} stepOf={stepOf} stepHead={stepHead} all={all} />
    </figure>
  )
}

type DrawingProps = Pick<Props, 'curve' | 'words' | 'stepOf'> & { frame: Frame; picked: PlayerId | null; title: string }

function Drawing({ curve, words, stepOf, frame, picked, title }: DrawingProps) {
  const { width, height, font } = frame
  const fits = Math.max(3, Math.floor((width * 0.34) / (font * 0.52)))
  const short = (name: string) => (name.length <= fits ? name : `${name.slice(0, fits - 1)}…`)
  const nameWidth = Math.max(...curve.lines.map(({ person }) => widthOf(short(words.nameOf(person)), font)))
  const drawn = geometryOf(curve, frame, { amount: words.amount, nameWidth })
  const { left, right, bottom } = drawn
  return (
    <svg role="img" aria-labelledby={title} width={width} height={height} fontSize={font} className="block">
      {drawn.heights.map(({ value, y }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y} y2={y} className={value === 0 ? 'stroke-edge' : 'stroke-line'} />
          <text x={left - font * 0.4} y={y} dy="0.32em" textAnchor="end" className="fill-muted tabular">
            {words.amount(value)}
          </text>
        </g>
      ))}
      {drawn.steps.map(({ at, x }, place) => (
        <text
          key={at}
          x={x}
          y={bottom + font * 1.5}
          textAnchor={place === 0 && drawn.steps.length > 1 ? 'start' : place === 1 ? 'middle' : 'end'}
          className="fill-muted"
        >
          {stepOf(curve.steps[at - 1] ?? 0).short}
        </text>
      ))}
      {drawn.lines.map(({ person, path, end, nameAt }, at) => {
        const back = picked !== null && picked !== person
        return (
          <g key={person} className={back ? 'opacity-35' : ''}>
            <path
              d={path}
              fill="none"
              className="stroke-ink"
              strokeWidth={picked === person ? 4 : 2}
              strokeDasharray={dashOf(at)}
              strokeLinejoin="round"
            />
            <path
              d={`M${end.x} ${end.y}L${end.x + font * 0.6} ${nameAt}`}
              fill="none"
              className="stroke-edge"
              strokeWidth="1"
            />
            <text
              x={end.x + font * 0.75}
              y={nameAt}
              dy="0.34em"
              className={`fill-ink ${picked === person ? 'font-bold' : ''}`}
            >
              {short(words.nameOf(person))}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** As wide as there is room, and high enough for so many names; drawn anew when the room or the letters change. */
function useFrame(names: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const width = Math.floor(element.clientWidth)
      const font = Number.parseFloat(getComputedStyle(element).fontSize) * 0.85
      const height = Math.round(Math.max(Math.min(width * 0.62, 26 * font), (names + 3) * font * 1.2, 14 * font))
      setFrame((old) =>
        old?.width === width && old.font === font && old.height === height ? old : { width, height, font },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [names])
  return { ref, frame }
}
