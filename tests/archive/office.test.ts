import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bookOf, dealsList, DIALECTS, neutralized, writeCsv } from '@/lib/archive'
import { findOffice } from '../../scripts/office.mjs'
import { notebook, RUFSPIEL } from '../support/notebook'
import { tempFolder } from '../support/databases'
import { DEAL_WORDS, nameOf, NAMES } from './books'

const office = findOffice()

/**
 * Semicolons, quotation marks, UTF-8, from the first line, German; quoted fields may be numbers, formulas are calculated: all
 * that a careless person may choose.
 */
const FILTER = 'CSV:59,34,76,1,,1031,false,true,false,false,false,0,true'

/** What LibreOffice makes of these lists: its own document as one XML text each. */
async function opened(lists: readonly string[]): Promise<readonly string[]> {
  const folder = tempFolder()
  const names = lists.map((list, at) => {
    writeFileSync(join(folder, `list-${at}.csv`), list)
    return `list-${at}`
  })
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const args = [profile, '--headless', '--convert-to', 'fods', `--infilter=${FILTER}`, '--outdir', folder]
  await promisify(execFile)(office ?? '', [...args, ...names.map((name) => join(folder, `${name}.csv`))])
  return names.map((name) => readFileSync(join(folder, `${name}.fods`), 'utf8'))
}

const textIn = (xml: string): string => xml.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&')

test.skipIf(office === null)(
  'a spreadsheet shows the names as text, adds up the amounts, and calculates nothing that somebody typed',
  async () => {
    const book = notebook(NAMES.slice(0, 8).map((_, at) => `person-${at}`))
    book.deal({ ...RUFSPIEL, playing: [0, 1, 2, 3], note: '=HYPERLINK("http://localhost","Klick")' })
    book.deal({ contract: 'manual', scores: [-30, 10, 10, 10, 0, 0, 0, 0], note: '@SUM(1;1)' })
    const rows = dealsList([bookOf(book.bavarian())], DEAL_WORDS, { nameOf, digits: 2 })
    const list = writeCsv(rows, DIALECTS.de)
    const [ours = '', planted = ''] = await opened([list, list.replaceAll(`"'=`, '"=')])

    expect(planted).toContain('table:formula="of:=1+1"')
    expect(ours).not.toContain('table:formula')
    const shown = textIn(ours)
    for (const name of NAMES.slice(0, 8))
      expect(shown).toContain(`>${neutralized(name).replaceAll('>', '&gt;')}</text:p>`)
    expect(shown).toContain(`>${neutralized('@SUM(1;1)')}</text:p>`)
    for (const amount of ['0.2', '-0.2', '-0.3', '0.1'])
      expect(ours).toContain(`office:value-type="float" office:value="${amount}"`)
  },
  120_000,
)
