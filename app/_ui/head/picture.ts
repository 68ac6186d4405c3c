import { chalkFor } from './chalk'
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
  /** Below the heads, one line each, the first one large. */
  readonly lines: readonly string[]
}

export const PICTURE = { width: 1200, height: 1200 } as const

const SLATE = '#20282b'
const CHALK = '#f3efe4'
const NEW = '#f7d774'
const MUTED = '#b9b5ab'
const WOOD = '#5b4530'
const FRAME = 34
const DISPLAY = "'Alegreya', Georgia, serif"
const SANS = "'Alegreya Sans', 'Gill Sans', sans-serif"

/** Draws the slate with its heads onto a canvas of the size of `PICTURE`. */
export function paintPicture(canvas: CanvasRenderingContext2D, words: PictureWords): void {
  const { width, height } = PICTURE
  canvas.fillStyle = WOOD
  canvas.fillRect(0, 0, width, height)
  canvas.fillStyle = SLATE
  canvas.fillRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME)
  canvas.textAlign = 'center'
  write(canvas, words.title, width / 2, 140, `700 68px ${DISPLAY}`, CHALK)
  write(canvas, words.date, width / 2, 196, `400 36px ${SANS}`, MUTED)
  const columns = 2
  const rows = Math.ceil(words.heads.length / columns)
  const cell = { width: (width - 2 * FRAME - 60) / columns, height: (rows === 1 ? 640 : 680) / rows }
  const scale = Math.min((cell.width - 50) / BOX.width, (cell.height - 110) / BOX.height)
  words.heads.forEach((head, at) => {
    const middle = FRAME + 30 + cell.width * ((at % columns) + 0.5)
    const top = 240 + cell.height * Math.floor(at / columns)
    canvas.save()
    canvas.translate(middle - (BOX.width / 2) * scale, top)
    canvas.scale(scale, scale)
    ORDER[words.target].slice(0, head.strokes).forEach((part, stroke) => {
      canvas.fillStyle = stroke >= head.strokes - head.fresh ? NEW : CHALK
      canvas.fill(new Path2D(chalkFor(part, CURVES[part], at)))
    })
    canvas.restore()
    const below = top + BOX.height * scale
    write(canvas, head.name, middle, below + 50, `700 44px ${DISPLAY}`, CHALK, cell.width - 20)
    write(canvas, head.under, middle, below + 94, `400 34px ${SANS}`, MUTED, cell.width - 20)
  })
  words.lines.forEach((line, at) => {
    const font = at === 0 ? `700 58px ${DISPLAY}` : `400 42px ${SANS}`
    write(canvas, line, width / 2, 960 + at * 76, font, at === 0 ? NEW : CHALK, width - 160)
  })
}

function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most?: number,
): void {
  canvas.font = font
  canvas.fillStyle = colour
  canvas.fillText(text, x, y, most)
}
