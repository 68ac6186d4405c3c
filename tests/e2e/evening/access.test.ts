import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { en } from '@/lib/i18n/en'
import { rulesOf } from '@/lib/score'
import { appServer, type AppServer } from '../../support/app-server'
import { accessFaultsInBothThemes } from '../../support/access'
import { newPhone, type Phone } from '../../support/browser'
import { choose, enter, handOf, saveButton, sheetIn } from '../sheet/hand'
import { boardAt, type At } from '../table-talk'
import { FOUR, LONG } from './board'
import { beginEvening } from './rules-by-hand'

const named = (name: string) => ({ name, exact: true })

let server: AppServer
let phone: Phone
let at: At

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
  at = await beginEvening(phone, FOUR)
  const hand = handOf(phone, FOUR, rulesOf({}))
  await enter(hand, { contract: 'rufspiel', declarer: 0, partner: 3, won: true, knocks: [1] }, [0, 1, 2, 3])
  await enter(hand, { contract: 'farbsolo', suit: 'herz', declarer: 1, won: false }, [0, 1, 2, 3])
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

const LANGUAGES = [
  { language: 'de', texts: de },
  { language: 'en', texts: en },
] as const

describe.each(LANGUAGES)(
  'in $language, light and dark, and with large letters, nothing keeps anybody out',
  ({ language, texts }) => {
    beforeAll(async () => {
      await phone.open('/settings')
      const pick = (name: string) => phone.page.getByRole('radio', named(name)).check()
      await pick(language === 'de' ? 'Deutsch' : 'English')
      // What is chosen here is all that is put on the other pages below.
      for (const theme of ['dark', 'light'] as const) {
        await pick(texts.settings[theme])
        await phone.page.waitForFunction((worn) => document.documentElement.dataset['theme'] === worn, theme)
      }
    }, LONG)

    const path = {
      home: () => '/',
      settings: () => '/settings',
      table: () => `/table?t=${at.table}`,
      'new evening': () => `/new?t=${at.table}`,
      board: () => boardAt(at),
      settle: () => `/settle?t=${at.table}&s=${at.session}`,
      share: () => `/share?t=${at.table}`,
      'take along': () => `/export?t=${at.table}&s=${at.session}`,
      'the companion': () => `/companion?t=${at.table}&s=${at.session}`,
      'a page that is not there': () => '/nowhere',
    }

    test.each(Object.entries(path))('on %s', async (_, where) => {
      if (where() === '/nowhere') phone.expectError(/404 \(Not Found\)/)
      await phone.open(where())
      await phone.page.locator('main:not([aria-busy])').first().waitFor()
      expect(await phone.page.evaluate(() => document.documentElement.lang)).toBe(language)
      expect(await accessFaultsInBothThemes(phone.page)).toEqual([])
    })

    test('on the rules, laid open', async () => {
      await phone.open(path['new evening']())
      await phone.page.locator('main:not([aria-busy])').first().waitFor()
      await phone.page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)))
      expect(await accessFaultsInBothThemes(phone.page)).toEqual([])
    })

    test.each(['rufspiel', 'farbsolo', 'ramsch', 'manual'] as const)(
      'on the sheet of %s, empty and with its faults',
      async (contract) => {
        await phone.open(boardAt(at))
        const hand = handOf(phone, FOUR, rulesOf({}), texts)
        await phone.page.getByRole('navigation', named(texts.board.newDeal)).getByRole('button').first().click()
        await sheetIn(phone.page).waitFor()
        await choose(hand, contract)
        expect(await accessFaultsInBothThemes(phone.page)).toEqual([])
        await saveButton(hand).click()
        await sheetIn(phone.page).getByRole('alert').first().waitFor()
        expect(await accessFaultsInBothThemes(phone.page)).toEqual([])
      },
    )

    test('on a receipt', async () => {
      await phone.open(boardAt(at))
      await phone.page.locator('tbody tr').first().getByRole('button').click()
      await sheetIn(phone.page).waitFor()
      expect(await accessFaultsInBothThemes(phone.page)).toEqual([])
    })
  },
)
