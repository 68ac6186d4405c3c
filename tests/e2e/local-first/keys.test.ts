import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { appServer, type AppServer } from '../../support/app-server'
import type { Phone } from '../../support/browser'
import { expectDeals, join, openBoard, PATIENCE, plateOf, recordDeal, shareLink, type At } from '../table-talk'
import { expectEqualBoards, installedPhone, joinBoard, SLOW, twoPhones } from './phones'

let server: AppServer
/** The host, one who writes along, one who watches. */
let anna: Phone
let bert: Phone
let guest: Phone
let at: At
let viewerLink: string
beforeAll(async () => {
  server = await appServer()
  ;({ anna, bert, at } = await twoPhones(server))
  await recordDeal(anna, { declarer: 'Anna', partner: 'Bert' })
  guest = await installedPhone(server)
  viewerLink = await shareLink(anna, at.table, 'viewer')
  await joinBoard(guest, viewerLink, at)
}, SLOW.timeout)
afterAll(() => server.stop())

const button = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true })

describe('who only watches', SLOW, () => {
  test('sees every deal as it comes, and its bill, but nothing that writes', async () => {
    await recordDeal(bert, { declarer: 'Cilli', partner: 'Dora' })
    await expectEqualBoards([bert, guest], 2)
    expect(await guest.page.getByRole('navigation', { name: de.board.newDeal }).count()).toBe(0)
    expect(await plateOf(guest, 'Anna').getByRole('button').count()).toBe(0)
    await guest.page.getByRole('region', { name: de.board.pad }).getByRole('button').first().click()
    const bill = guest.page.getByRole('dialog')
    await bill.getByRole('heading', { name: de.receipt.history }).or(bill.getByText(de.receipt.total)).first().waitFor()
    for (const name of Object.values(de.receipt.actions)) expect(await button(guest, name).count()).toBe(0)
  })

  test('finds no control that writes on the other pages either', async () => {
    await guest.open(`/table?t=${at.table}`)
    await guest.page.getByText(de.table.watching).waitFor()
    expect(await guest.page.getByRole('link', { name: de.table.newEvening }).count()).toBe(0)
    for (const name of [de.table.add, de.table.renameTable]) expect(await button(guest, name).count()).toBe(0)
    await guest.open(`/new?t=${at.table}`)
    await guest.page.getByText(de.table.watching).waitFor()
    expect(await button(guest, de.newEvening.start).count()).toBe(0)
    await guest.open(`/settle?t=${at.table}&s=${at.session}`)
    await guest.page.getByRole('heading', { name: de.settle.transfers }).waitFor()
    for (const name of [de.settle.close, de.settle.markPaid]) expect(await button(guest, name).count()).toBe(0)
    await guest.open(`/share?t=${at.table}`)
    await guest.page.getByRole('heading', { name: de.share.title }).waitFor()
    for (const name of [de.share.rotate, de.share.delete]) expect(await button(guest, name).count()).toBe(0)
  })
})

describe('the keys of a table', SLOW, () => {
  test('changed by the host: who watched is told, the old link is dead, the new one opens', async () => {
    await openBoard(guest, at)
    await anna.open(`/share?t=${at.table}`)
    await anna.page.getByRole('radio', { name: de.share.viewer, exact: true }).check()
    guest.expectError(/status of 403/)
    await button(anna, de.share.rotate).click()
    await anna.page.getByText(de.share.rotated).waitFor()
    // What is here stays here, and the reason stands above it.
    await guest.page.getByText(de.refusals.key_wrong).first().waitFor({ timeout: PATIENCE })
    await expectDeals(guest, 2)
    const other = await installedPhone(server)
    other.expectError(/status of 403/)
    await join(other, viewerLink)
    await other.page.getByText(de.refusals.key_wrong).first().waitFor()
    const fresh = await shareLink(anna, at.table, 'viewer')
    expect(fresh).not.toBe(viewerLink)
    await joinBoard(other, fresh, at)
    await expectDeals(other, 2)
    await joinBoard(guest, fresh, at)
    await recordDeal(bert, { declarer: 'Cilli', partner: 'Dora' })
    await expectDeals(guest, 3)
    await other.close()
  })

  test('a table is forgotten on one phone, and stays on the others', async () => {
    await guest.open(`/share?t=${at.table}`)
    await guest.page.getByText(de.share.danger).click()
    await button(guest, de.share.forget).click()
    await guest.page.getByLabel(de.home.firstTable).waitFor()
    await guest.open(`/table?t=${at.table}`)
    await guest.page.getByText(de.table.missing).waitFor()
    await openBoard(bert, at)
    await expectDeals(bert, 3)
  })

  test('the host deletes the table everywhere: the others are told, and keep what they have', async () => {
    for (const phone of [anna, bert]) phone.expectError(/status of 410/)
    await anna.open(`/share?t=${at.table}`)
    await anna.page.getByText(de.share.danger).click()
    const remove = button(anna, de.share.delete)
    expect(await remove.isDisabled()).toBe(true)
    await anna.page.getByLabel(de.share.deleteType('Donnerstag')).fill('donnerstag')
    await remove.click()
    await anna.page.getByLabel(de.home.firstTable).waitFor()
    await bert.page.getByText(de.refusals.table_deleted).first().waitFor({ timeout: PATIENCE })
    await expectDeals(bert, 3)
  })
})
