'use client'

import { useEffect, useRef } from 'react'
import { newestOf, type GermanRules, type SlateView } from '@/lib/score'
import { useDates, useTexts, type Texts } from '@/lib/i18n'
import { Button, Sheet } from '../_ui'
import { paintPicture, PICTURE, type PictureWords } from '../_ui/head'
import { teamName } from '../_ui/receipt'

type Props = {
  view: SlateView
  rules: GermanRules
  names: readonly string[]
  heads: readonly number[]
  /** ISO date of the evening. */
  playedOn: string
  onClose: () => void
}

function wordsOf({ view, rules, names, heads }: Omit<Props, 'onClose'>, date: string, texts: Texts): PictureWords {
  const nameOf = (team: number) => teamName(team, rules, names, texts)
  const several = (team: number) => (rules.teams[team] ?? []).length > 1
  const { winner } = view
  const loserOf = (team: number) => (rules.teams.length === 2 ? nameOf(1 - team) : null)
  return {
    title: texts.head.title,
    date,
    target: view.target,
    heads: view.marks.map((marks, team) => ({
      name: nameOf(team),
      strokes: marks.length,
      fresh: winner === null ? newestOf(marks, view.deal) : 0,
      under: [texts.tally.strokes(marks.length), ...(heads[team] ? [texts.tally.heads(heads[team])] : [])].join(' · '),
    })),
    mugs: winner === null ? 0 : (rules.teams[winner] ?? []).length,
    lines: winner === null ? [] : [texts.head.done(nameOf(winner), several(winner)), texts.head.beer(loserOf(winner))],
  }
}

/** The slate as a picture, to send around or to print for the wall of the pub. */
export function TallyPicture(props: Props) {
  const texts = useTexts()
  const dates = useDates()
  const canvas = useRef<HTMLCanvasElement>(null)
  const printed = useRef<HTMLCanvasElement>(null)
  const words = wordsOf(props, dates.day(props.playedOn), texts)
  const label = [words.title, words.date, ...words.heads.map((head) => `${head.name}: ${head.under}`), ...words.lines]
    .join('. ')
    .replaceAll('..', '.')
  const said = JSON.stringify(words)
  useEffect(() => {
    const paint = () => {
      const now = JSON.parse(said) as PictureWords // written a line above
      for (const [place, look] of [
        [canvas, 'slate'],
        [printed, 'paper'],
      ] as const) {
        const context = place.current?.getContext('2d')
        if (context) paintPicture(context, now, look)
      }
    }
    paint()
    void document.fonts.ready.then(paint)
  }, [said])

  const file = () =>
    new Promise<File | null>((done) =>
      canvas.current?.toBlob(
        (blob) => done(blob && new File([blob], `${texts.head.fileName}-${props.playedOn}.png`, { type: 'image/png' })),
        'image/png',
      ),
    )

  async function save() {
    const image = await file()
    if (!image) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(image)
    link.download = image.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }

  async function send() {
    const image = await file()
    if (image === null) return
    if (navigator.canShare?.({ files: [image] })) {
      // Whoever closes the share sheet has changed their mind: nothing to say about it.
      await navigator.share({ files: [image], title: words.title, text: label }).catch(() => undefined)
    } else await save()
  }

  return (
    <Sheet low open onClose={props.onClose} title={texts.head.picture}>
      <canvas
        ref={canvas}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={label}
        className="slate-picture"
      />
      <canvas ref={printed} width={PICTURE.width} height={PICTURE.height} aria-hidden className="slate-print" />
      <div className="mt-3 grid grid-cols-3 gap-2">
        <Button kind="primary" onClick={() => void send()}>
          {texts.head.share}
        </Button>
        <Button onClick={() => void save()}>{texts.head.download}</Button>
        <Button onClick={() => window.print()}>{texts.head.print}</Button>
      </div>
    </Sheet>
  )
}
