import { write } from '../canvas-text'
import { chalkFor } from './chalk'
import { MUG, MUG_BOX } from './mugs'
import { BOX, CURVES, ORDER } from './strokes'

/** A slate to hang on the wall: what stands on it, in the words of the table. */
export type PictureWords = {
  readonly title: string
  readonly date: string
  readonly heads: readonly {
    readonly name: string
    readonly strokes: number
    readonly fresh: number
    readonly under: string
  }[]
  readonly target: 9 | 12
  /** Mugs of beer for the winners; 0 while nobody has won. */
  readonly mugs: number
  /** Below the heads, one line each, the first one large. */
  readonly lines: readonly string[]
}

export const PICTURE = { width: 1200, height: 1200 } as const

/** Chalk on a slate in its frame to send around; ink on white for the printer. */
export type PictureLook = 'slate' | 'paper'

type Colours = { readonly chalk: string; readonly fresh: string; readonly muted: string }
const COLOURS: Readonly<Record<PictureLook, Colours>> = {
  slate: { chalk: '#f3efe4', fresh: '#f7d774', muted: '#b9b5ab' },
  paper: { chalk: '#1d1712', fresh: '#9a4a0a', muted: '#55493b' },
}
const FRAME = 38
const DISPLAY = "'Alegreya', Georgia, serif"
const SANS = "'Alegreya Sans', 'Gill Sans', sans-serif"

/** Draws the heads and what is said of them onto a canvas of the size of `PICTURE`. */
export function paintPicture(canvas: CanvasRenderingContext2D, words: PictureWords, look: PictureLook): void {
  const { width } = PICTURE
  const colours = COLOURS[look]
  if (look === 'slate') paintSlate(canvas)
  else {
    canvas.fillStyle = '#fff'
    canvas.fillRect(0, 0, PICTURE.width, PICTURE.height)
  }
  canvas.textAlign = 'center'
  write(canvas, words.title, width / 2, 146, `700 68px ${DISPLAY}`, colours.chalk, width - 160)
  write(canvas, words.date, width / 2, 202, `400 36px ${SANS}`, colours.muted)
  const columns = 2
  const rows = Math.ceil(words.heads.length / columns)
  const cell = { width: (width - 2 * FRAME - 60) / columns, height: (rows === 1 ? 620 : 660) / rows }
  const scale = Math.min((cell.width - 40) / BOX.width, (cell.height - 110) / BOX.height)
  words.heads.forEach((head, at) => {
    // An odd one stands in the middle of its row.
    const alone = at === words.heads.length - 1 && at % columns === 0
    const middle = alone ? width / 2 : FRAME + 30 + cell.width * ((at % columns) + 0.5)
    const top = 246 + cell.height * Math.floor(at / columns)
    paintStrokes(canvas, { x: middle - (BOX.width / 2) * scale, y: top, scale }, () =>
      ORDER[words.target].slice(0, head.strokes).forEach((part, stroke) => {
        canvas.fillStyle = stroke >= head.strokes - head.fresh ? colours.fresh : colours.chalk
        canvas.fill(new Path2D(chalkFor(part, CURVES[part], at)))
      }),
    )
    const below = top + BOX.height * scale
    write(canvas, head.name, middle, below + 50, `700 44px ${DISPLAY}`, colours.chalk, cell.width - 20)
    write(canvas, head.under, middle, below + 94, `400 34px ${SANS}`, colours.muted, cell.width - 20)
  })
  paintMugs(canvas, words.mugs, rows === 1 ? 802 : 878, rows === 1 ? 1 : 0.55, colours.chalk)
  words.lines.forEach((line, at) => {
    const font = at === 0 ? `700 58px ${DISPLAY}` : `400 40px ${SANS}`
    write(canvas, line, width / 2, 1016 + at * 66, font, at === 0 ? colours.fresh : colours.chalk, width - 160)
  })
}

type Place = { readonly x: number; readonly y: number; readonly scale: number }

function paintStrokes(canvas: CanvasRenderingContext2D, { x, y, scale }: Place, paint: () => void): void {
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(scale, scale)
  paint()
  canvas.restore()
}

function paintMugs(canvas: CanvasRenderingContext2D, count: number, y: number, scale: number, colour: string): void {
  const step = (MUG_BOX.width + 20) * scale
  for (let mug = 0; mug < count; mug++) {
    const x = PICTURE.width / 2 + (mug - count / 2) * step + 10 * scale
    paintStrokes(canvas, { x, y, scale }, () => {
      canvas.fillStyle = colour
      MUG.forEach((curve, stroke) => canvas.fill(new Path2D(chalkFor(`mug${stroke}`, curve, mug))))
    })
  }
}

/** Wood around a slate on which others have wiped before. */
function paintSlate(canvas: CanvasRenderingContext2D): void {
  const { width, height } = PICTURE
  const wood = canvas.createLinearGradient(0, 0, width, height)
  for (const [at, colour] of [
    [0, '#6b5136'],
    [0.3, '#573f29'],
    [0.55, '#6a4f34'],
    [1, '#4a3522'],
  ] as const)
    wood.addColorStop(at, colour)
  canvas.fillStyle = wood
  canvas.fillRect(0, 0, width, height)
  canvas.fillStyle = '#17140f'
  canvas.fillRect(FRAME - 5, FRAME - 5, width - 2 * FRAME + 10, height - 2 * FRAME + 10)
  canvas.fillStyle = '#20282b'
  canvas.fillRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME)
  canvas.save()
  canvas.beginPath()
  canvas.rect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME)
  canvas.clip()
  canvas.lineCap = 'round'
  for (let wipe = 0; wipe < 26; wipe++) {
    const [x, y] = [(wipe * 397) % width, (wipe * 593) % height]
    canvas.strokeStyle = `rgb(243 239 228 / ${0.008 + (wipe % 4) * 0.004})`
    canvas.lineWidth = 70 + ((wipe * 53) % 110)
    canvas.beginPath()
    canvas.moveTo(x - 260, y + 60)
    canvas.quadraticCurveTo(x, y - 90, x + 280, y + 20)
    canvas.stroke()
  }
  canvas.restore()
}
