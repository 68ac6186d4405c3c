import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as words } from '@/lib/i18n/export/de'
import { evening } from '../../phone/log-of-a-phone'
import { appServer } from '../../support/app-server'
import { contentOf, newPhone, type Phone } from '../../support/browser'
import { expectBalances, expectSynced, FOUR, join, PATIENCE, type At } from '../table-talk'
import { idsOf, newWire } from '../local-first/wire'

const DEALS = 60
const named = (name: string) => ({ name, exact: true })

const button = (phone: Phone, name: string): Locator => phone.page.getByRole('button', named(name))

/** What is downloaded by this button. */
async function saved(phone: Phone, name: string): Promise<string> {
  const [download] = await Promise.all([phone.page.waitForEvent('download'), button(phone, name).click()])
  return (await contentOf(download)).toString()
}

async function openExport(phone: Phone, table: string | null): Promise<void> {
  await phone.open(table === null ? '/export' : `/export?t=${table}`)
  await phone.page.getByRole('heading', named(words.bring.title)).last().waitFor()
}

async function giveFile(phone: Phone, text: string): Promise<void> {
  const file = { name: 'archiv.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) }
  await phone.page.getByTestId('file').setInputFiles(file)
}

/** Gives the page this archive, and takes it. */
async function takeArchive(phone: Phone, text: string): Promise<void> {
  await giveFile(phone, text)
  await button(phone, words.bring.take).click()
}

const says = (phone: Phone, text: string) => phone.page.getByText(text, { exact: true }).waitFor({ timeout: PATIENCE })

async function paste(phone: Phone, text: string): Promise<void> {
  await phone.page.getByLabel(words.bring.paste).fill(text)
  await button(phone, words.bring.read).click()
}

test('a table goes out as a file and comes in on another server and on a phone that forgot it, once however often; a list comes in without its faults; sixty deals are one page', async () => {
  const server = await appServer()
  const other = await appServer()
  const wire = await newWire(server)
  const { session, entries } = evening(DEALS)
  await wire.send(entries)
  const before = idsOf(await wire.log())
  const at: At = { table: wire.id, session: session.id }

  const anna = await newPhone(server)
  await join(anna, wire.link('scorer'))
  await expectSynced(anna)
  await openExport(anna, wire.id)
  const archive = await saved(anna, words.table.archive)
  expect(archive).not.toContain('keys')
  expect(archive.split('\n')).toHaveLength(entries.length + 2)
  await button(anna, words.table.withKeys).click()
  await says(anna, words.table.withKeysWhy)
  const withKeys = await saved(anna, words.table.archive)
  expect(withKeys.split('\n')[0]).toContain(new URL(wire.link('scorer')).hash.slice(1))
  expect(withKeys.split('\n').slice(1)).toEqual(archive.split('\n').slice(1))

  // Another phone, another server, which has never heard of the table.
  const bert = await newPhone(other)
  await openExport(bert, null)
  await giveFile(bert, archive.replace('"name":"Donnerstag"', '"name":""'))
  await says(bert, words.bring.line(2, `${words.archive.faults.bad_entry} (name)`))
  await takeArchive(bert, archive)
  await says(bert, words.archive.done(entries.length))
  await bert.page.getByRole('link', named(words.bring.openTable)).click()
  await expectSynced(bert)
  await openExport(bert, wire.id)
  expect(await saved(bert, words.table.archive)).toBe(archive)
  await takeArchive(bert, archive)
  await says(bert, words.archive.nothing)
  expect(await saved(bert, words.table.archive)).toBe(archive)

  // A phone that forgot the table comes back to its own server by the keys of the file.
  await anna.open(`/share?t=${wire.id}`)
  await anna.page.getByText(de.share.danger).click()
  await button(anna, de.share.forget).click()
  await anna.page.waitForURL((url) => url.pathname === '/')
  await openExport(anna, null)
  await takeArchive(anna, withKeys)
  await says(anna, words.archive.done(entries.length))
  await anna.page.getByRole('link', named(words.bring.openTable)).click()
  await expectSynced(anna)
  expect(idsOf(await wire.log())).toEqual(before)

  // A list typed elsewhere: all of it or nothing, and once.
  await openExport(bert, wire.id)
  const list = `Datum;${FOUR.join(';')}\n3.12.26;0,20;0,20;-0,20;-0,20\n;1,50;-0,50;-0,50;-0,50\n`
  await paste(bert, list.replace('1,50', '1,30').replace('3.12.26', '33.12.26'))
  await says(bert, words.bring.line(2, words.typed.faults.date_unreadable()))
  await says(bert, words.bring.line(3, words.typed.faults.scores_do_not_balance('−0,20')))
  expect(await button(bert, words.bring.take).isDisabled()).toBe(true)
  await paste(bert, list)
  await button(bert, words.bring.take).click()
  await says(bert, words.bring.done(1))
  await bert.page.getByRole('link', named(words.bring.openEvening)).click()
  await expectBalances(bert, { Anna: 170, Bert: -30, Cilli: -70, Dora: -70 })
  await openExport(bert, wire.id)
  await paste(bert, list)
  await button(bert, words.bring.take).click()
  await says(bert, words.bring.known)
  await bert.page.getByRole('combobox', named(words.evening.which)).waitFor()
  expect(await bert.page.getByRole('combobox', named(words.evening.which)).locator('option').count()).toBe(2)

  // On paper: the sheet, and the list of a tournament with its ranking.
  for (const list of ['', '&list=1']) {
    await bert.open(`/print?t=${at.table}&s=${at.session}${list}`)
    await bert.page
      .locator('.print-sheet tbody tr')
      .nth(DEALS - 1)
      .waitFor()
    await bert.page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Before it is printed all of it is to be seen on the phone.
    const right = () => bert.page.locator('.print-paper').evaluate((paper) => paper.getBoundingClientRect().right)
    await expect.poll(right).toBeLessThanOrEqual(360)
    const pdf = (await bert.page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect([list, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([list, 1])
  }

  // The picture of the board has its size, and something on it.
  await openExport(bert, wire.id)
  await bert.page.getByRole('combobox', named(words.evening.which)).selectOption(session.id)
  await button(bert, words.evening.picture).click()
  const [picture] = await Promise.all([
    bert.page.waitForEvent('download'),
    bert.page.locator('dialog[open]').getByRole('button', named(words.picture.download)).click(),
  ])
  const png = await contentOf(picture)
  expect([png.readUInt32BE(16), png.readUInt32BE(20) > 700, png.length > 10_000]).toEqual([1080, true, true])
  await Promise.all([server.stop(), other.stop()])
}, 300_000)
