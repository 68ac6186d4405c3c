import { write } from '../_ui/canvas-text'
/** The final board as it is sent to the group, in the words of the table. */
export type BoardWords = {
  readonly table: string
  /** "Do., 26. November · 24 Spiele" */
  readonly under: string
  /** The best on top. */
  readonly balances: readonly { readonly name: string; readonly amount: string; readonly sign: -1 | 0 | 1 }[]
  /** "Bert gibt Anna 4,20 €" */
  readonly lines: readonly string[]
}

const WIDTH = 1080
const ROW = 104
const LINE = 60
const HEAD = 250
const FOOT = 90
const MARGIN = 72

const PAPER = '#f6efe0'
const CARD = '#fffaf0'
const INK = '#2b2118'
const MUTED = '#6a5a47'
const RULE = '#d9caac'
const GAIN = '#2b6147'
const LOSS = '#a3352b'
const DISPLAY = "'Alegreya', Georgia, serif"
const SANS = "'Alegreya Sans', 'Gill Sans', sans-serif"

export const sizeOf = ({ balances, lines }: BoardWords) => ({
  width: WIDTH,
  height: HEAD + balances.length * ROW + 60 + lines.length * LINE + FOOT,
})

/** Draws the board as on paper, whatever the theme of the phone: black on warm white is read in every chat. */
export function paintBoard(canvas: CanvasRenderingContext2D, words: BoardWords): void {
  const { width, height } = sizeOf(words)
  canvas.fillStyle = PAPER
  canvas.fillRect(0, 0, width, height)
  canvas.fillStyle = CARD
  canvas.fillRect(36, 36, width - 72, height - 72)
  canvas.textBaseline = 'alphabetic'
  const most = width - 2 * MARGIN
  write(canvas, words.table, MARGIN, 138, `700 68px ${DISPLAY}`, INK, most)
  write(canvas, words.under, MARGIN, 192, `400 36px ${SANS}`, MUTED, most)
  rule(canvas, HEAD - 22, INK, 4)
  words.balances.forEach(({ name, amount, sign }, at) => {
    const base = HEAD + at * ROW + 66
    canvas.font = `700 54px ${SANS}`
    const room = canvas.measureText(amount).width
    write(canvas, name, MARGIN, base, `700 50px ${SANS}`, INK, most - room - 40)
    write(canvas, amount, width - MARGIN - room, base, `700 54px ${SANS}`, sign < 0 ? LOSS : sign > 0 ? GAIN : INK)
    rule(canvas, HEAD + (at + 1) * ROW, RULE, 2)
  })
  const below = HEAD + words.balances.length * ROW + 62
  words.lines.forEach((line, at) => {
    write(canvas, line, MARGIN, below + at * LINE + 14, `400 40px ${SANS}`, INK, most)
  })
  write(canvas, 'Anschreiber', MARGIN, height - 66, `700 30px ${DISPLAY}`, MUTED)
}

function rule(canvas: CanvasRenderingContext2D, y: number, colour: string, thick: number): void {
  canvas.fillStyle = colour
  canvas.fillRect(MARGIN, y - thick / 2, WIDTH - 2 * MARGIN, thick)
}
