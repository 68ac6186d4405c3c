import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { checkBuild } from '../support/app-server'
import type { Row } from './row'

const root = new URL('../../', import.meta.url)
const bytes = (file: string) => readFileSync(new URL(`.next/${file}`, root))
const zipped = (file: string) => gzipSync(bytes(file)).length

/** Scripts that the HTML of a page asks for, without those only browsers without modules load. */
export function scriptsOf(page: string): readonly string[] {
  const html = readFileSync(new URL(`.next/server/app/${page}.html`, root), 'utf8')
  const tags = [...html.matchAll(/<script([^>]*)\ssrc="\/_next\/([^"]+)"([^>]*)>/g)]
  return [...new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, , file = '']) => decodeURI(file)))]
}

/** What the deal sheet brings with it once it is opened, if it is a chunk of its own. */
function sheetScripts(loaded: readonly string[]): readonly string[] {
  const chunks = readdirSync(new URL('.next/static/chunks', root)).map((file) => `static/chunks/${file}`)
  // The sheet keeps a half-filled deal under this name, which stands nowhere else.
  return chunks.filter((file) => file.endsWith('.js') && !loaded.includes(file) && bytes(file).includes(SHEET_MARK))
}
export const SHEET_MARK = 'deal-sheet'

const kB = (size: number) => (size / 1000).toFixed(1)

/** What the lightest score pad on the web loads. */
const BUDGET = 157

export async function firstLoadRows(): Promise<readonly Row[]> {
  checkBuild()
  const board = scriptsOf('evening')
  const files = [...board, ...sheetScripts(board)]
  const sizes = files.map((file) => ({ file: file.replace(/^static\/chunks\//, ''), size: zipped(file) }))
  const sum = sizes.reduce((total, { size }) => total + size, 0)
  const largest = [...sizes].sort((a, b) => b.size - a.size).map(({ file, size }) => `${kB(size)} ${file}`)
  process.stderr.write(`first load of the board, gzip:\n  ${largest.join('\n  ')}\n`)
  return [
    {
      what: 'first-load JavaScript of the board with the sheet, gzip',
      budget: `≤ ${BUDGET} kB`,
      measured: `${kB(sum)} kB (${((sum / 1000 / BUDGET) * 100).toFixed(0)} %) in ${files.length} files`,
      met: sum <= BUDGET * 1000,
    },
  ]
}
