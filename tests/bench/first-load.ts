import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { checkBuild } from '../support/app-server'
import type { Row } from './row'

const root = new URL('../../', import.meta.url)
const bytes = (file: string) => readFileSync(new URL(`.next/${file}`, root))
const zipped = (file: string) => gzipSync(bytes(file)).length

/** Scripts that the HTML of a page asks for, without those only browsers without modules load. */
function scriptsOf(page: string): readonly string[] {
  const html = readFileSync(new URL(`.next/server/app/${page}.html`, root), 'utf8')
  const tags = [...html.matchAll(/<script([^>]*)\ssrc="\/_next\/([^"]+)"([^>]*)>/g)]
  return [...new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, , file = '']) => decodeURI(file)))]
}

const kB = (size: number) => (size / 1000).toFixed(1)

/** What the lightest score pad on the web loads. */
const BUDGET = 157

export async function firstLoadRows(): Promise<readonly Row[]> {
  checkBuild()
  // The Bavarian sheet is a part of the board's own script; the German one and the bills come later.
  const files = scriptsOf('evening')
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
