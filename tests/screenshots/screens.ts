import type { Page } from 'playwright-core'
import type { Texts } from '../../lib/i18n'
import { RELATIVES, type RelativeName } from '../../lib/score'

/** Where the known table is, and the one with a head in each stage. */
export type At = {
  readonly table: string
  readonly session: string
  readonly german: string
  readonly stages: string
  /** Its evenings by the strokes of their first head, from 1 on. */
  readonly evenings: readonly string[]
  readonly schwarz: string
  readonly relatives: Readonly<Record<RelativeName, string>>
}

export type Screen = {
  readonly name: string
  readonly path: (at: At) => string
  /** Before anything was joined: what somebody sees who has just come. Or on the table of the stages. */
  readonly on?: 'nothing' | 'stages'
  /** Left out: in both. */
  readonly language?: 'de' | 'en'
  readonly size?: 'phone' | 'desktop' | 'tv'
  /** What is tapped until it looks as it should. */
  readonly act?: (page: Page, texts: Texts) => Promise<void>
}

const exactly = (name: string) => ({ name, exact: true })
const board = ({ table, session }: At) => `/evening?t=${table}&s=${session}`

/** Opens the sheet for a contract, from the bar or from what else there is. */
async function openSheet(page: Page, texts: Texts, contract: keyof Texts['contracts']): Promise<void> {
  const bar = page.getByRole('navigation', exactly(texts.board.newDeal))
  const key = bar.getByRole('button', exactly(texts.contracts[contract]))
  await bar.waitFor()
  if (await key.isVisible()) return key.click()
  await bar.getByRole('button', exactly(texts.common.more)).click()
  await page
    .getByRole('group', exactly(texts.sheet.contract))
    .getByRole('button', exactly(texts.contracts[contract]))
    .click()
}

async function sayRufspiel(page: Page, texts: Texts): Promise<void> {
  await openSheet(page, texts, 'rufspiel')
  const sheet = page.locator('dialog[open]')
  const seats = sheet.getByRole('group', exactly(texts.sheet.seats))
  for (const name of ['Vroni', 'Sepp'])
    await seats
      .getByRole('button')
      .filter({ has: page.getByText(name, { exact: true }) })
      .click()
  await sheet.getByRole('button', exactly(texts.sheet.won)).click()
  await sheet.getByRole('button', exactly(texts.sheet.schneider)).click()
}

const openRules = async (page: Page, texts: Texts) => {
  await page.getByText(texts.rules.more, { exact: true }).click()
}

const openPeople = async (page: Page, texts: Texts) => {
  await page.getByRole('button', exactly(texts.seating.title)).click()
  await page.locator('dialog[open]').waitFor()
}

/** Two have counted their tricks, card by card. */
async function countRamsch(page: Page, texts: Texts): Promise<void> {
  await openSheet(page, texts, 'ramsch')
  const sheet = page.locator('dialog[open]')
  await sheet.getByRole('button', exactly(texts.sheet.points)).click()
  await sheet.getByRole('button', exactly(texts.sheet.countCards)).click()
  const cards = sheet.getByRole('group', { name: new RegExp(`: ${texts.sheet.ramschPoints}`) }).getByRole('button')
  for (const [name, taps] of [
    ['Resi', [0, 0, 2]],
    ['Sepp', [0, 1, 4]],
  ] as const) {
    await sheet.getByRole('button').filter({ hasText: name }).first().click()
    for (const card of taps) await cards.nth(card).click()
  }
}

const firstLine = async (page: Page) => {
  await page.locator('tbody th').first().locator('button, a').or(page.locator('tbody th').first()).first().click()
  await page.locator('dialog[open]').waitFor()
}

/** The sheet of whoever stands first in the bar, with two digits written. */
const openFirst = async (page: Page, texts: Texts) => {
  await page.getByRole('navigation', exactly(texts.board.newDeal)).getByRole('button').first().click()
  for (const digit of ['2', '5']) await page.locator('dialog[open]').getByRole('button', exactly(digit)).click()
}

const openPicture = async (page: Page, texts: Texts) => {
  await page.getByRole('button', exactly(texts.head.picture)).click()
  await page.locator('.slate-picture').waitFor()
}

const STAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** A head on the slate, on a phone and on a television. */
function stage(name: string, session: (at: At) => string): readonly [Screen, Screen] {
  const path = (at: At) => `/evening?t=${at.stages}&s=${session(at)}`
  return [
    { name, path, on: 'stages', language: 'de', size: 'phone' },
    { name, path: (at) => `${path(at)}&tv=1`, on: 'stages', language: 'de', size: 'tv' },
  ]
}

/** A relative: its board, its sheet with a result on it, its page to look up, and the board for a television. */
function relative(name: RelativeName): readonly Screen[] {
  const path = (at: At) => `/evening?t=${at.stages}&s=${at.relatives[name]}`
  const base = { on: 'stages', language: 'de' } as const
  return [
    { ...base, name, path },
    { ...base, name: `${name}-sheet`, path, act: openFirst },
    { ...base, name: `${name}-family`, path: (at) => `/companion/family?t=${at.stages}&s=${at.relatives[name]}` },
    { ...base, name: `${name}-tv`, path: (at) => `${path(at)}&tv=1`, size: 'tv' },
  ]
}

export const SCREENS: readonly Screen[] = [
  { name: 'start', path: () => '/', on: 'nothing' },
  { name: 'home', path: () => '/' },
  { name: 'table', path: ({ table }) => `/table?t=${table}` },
  { name: 'new', path: ({ table }) => `/new?t=${table}` },
  { name: 'rules', path: ({ table }) => `/new?t=${table}`, act: openRules },
  { name: 'board', path: board },
  { name: 'sheet', path: board, act: sayRufspiel },
  { name: 'ramsch', path: board, act: (page, texts) => openSheet(page, texts, 'ramsch') },
  { name: 'count', path: board, act: countRamsch },
  { name: 'people', path: board, act: openPeople },
  { name: 'tv', path: (at) => `${board(at)}&tv=1`, size: 'tv' },
  { name: 'companion', path: ({ table, session }) => `/companion?t=${table}&s=${session}` },
  { name: 'receipt', path: board, act: firstLine },
  { name: 'tally', path: ({ table, german }) => `/evening?t=${table}&s=${german}` },
  { name: 'settle', path: ({ table, session }) => `/settle?t=${table}&s=${session}` },
  { name: 'share', path: ({ table }) => `/share?t=${table}` },
  { name: 'settings', path: () => '/settings' },
  { name: 'missing', path: () => '/nowhere' },
  ...STAGES.flatMap((strokes) => stage(`head-${strokes}`, ({ evenings }) => evenings[strokes - 1] ?? '')),
  ...stage('head-schwarz', ({ schwarz }) => schwarz),
  ...RELATIVES.flatMap(relative),
  { ...stage('head-picture', ({ schwarz }) => schwarz)[0], act: openPicture },
]
