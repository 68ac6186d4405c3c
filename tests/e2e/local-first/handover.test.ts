import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { newId } from '@/lib/phone/ids'
import type { Entry } from '@/lib/table'
import { evening } from '../../phone/log-of-a-phone'
import { appServer, type AppServer } from '../../support/app-server'
import { contentOf, type Phone } from '../../support/browser'
import { boardAt, expectBalances, openBoard, PATIENCE, recordDeal, written, type At } from '../table-talk'
import { boardOf, installedPhone, joinBoard, SLOW } from './phones'
import { newWire } from './wire'

/** Of the evening that is handed over; what is written on it counts up. */
let deals = 200

let server: AppServer
let giving: Phone
let at: At
beforeAll(async () => {
  server = await appServer()
  const wire = await newWire(server)
  const { session, entries } = evening(deals)
  const real = realIds()
  await wire.send(real(entries))
  at = { table: wire.id, session: real([session])[0]?.id ?? '' }
  giving = await installedPhone(server)
  await joinBoard(giving, wire.link('scorer'), at)
  await showsDeals(giving, deals)
  await giving.offline()
}, SLOW.timeout)
afterAll(() => server.stop())

/** The ids of the fixture are alike and would be packed smaller than those of a real evening. */
function realIds() {
  const known = new Map<string, string>()
  const real = (id: string) => known.get(id) ?? (known.set(id, newId()), known.get(id) ?? id)
  return (entries: readonly Entry[]): readonly Entry[] =>
    JSON.parse(JSON.stringify(entries).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, real)) as Entry[] // with other ids
}

async function handOver(): Promise<void> {
  await giving.open(`/share?t=${at.table}`)
  await giving.page.getByRole('link', { name: de.handOver.give }).click()
  await giving.page.getByRole('button', { name: de.handOver.file }).waitFor()
}

/** A phone that has never heard of the table, and has no network. */
async function newcomer(): Promise<Phone> {
  const phone = await installedPhone(server)
  await phone.offline()
  await phone.page.getByRole('link', { name: de.handOver.take }).click()
  await phone.page.getByRole('button', { name: de.handOver.camera }).waitFor()
  return phone
}

const showsDeals = (phone: Phone, count: number) =>
  phone.page.getByText(de.board.last(count), { exact: true }).waitFor({ timeout: PATIENCE })

/** It shows what the giving phone shows. */
async function expectTaken(taking: Phone): Promise<void> {
  await taking.page.waitForURL(`**${boardAt(at)}`, { timeout: SLOW.timeout })
  await openBoard(giving, at)
  for (const phone of [giving, taking]) await showsDeals(phone, deals)
  const { balances } = await boardOf(giving)
  await expect.poll(async () => (await boardOf(taking)).balances, { timeout: PATIENCE }).toEqual(balances)
}

describe('an evening of 200 deals without a server', SLOW, () => {
  test('goes to another phone as a file, and that phone goes on writing and meets the others later', async () => {
    await handOver()
    const saving = giving.page.waitForEvent('download')
    await giving.page.getByRole('button', { name: de.handOver.file }).click()
    const file = await contentOf(await saving)
    const taking = await newcomer()
    await taking.page
      .getByLabel(de.handOver.open)
      .setInputFiles({ name: 'evening.txt', mimeType: 'text/plain', buffer: file })
    await expectTaken(taking)
    const before = (await boardOf(taking)).balances
    deals++
    await recordDeal(taking, { declarer: 'Anna', partner: 'Bert' })
    await expectBalances(taking, { Anna: centsOf(before['Anna']) + 20, Dora: centsOf(before['Dora']) - 20 })
    await taking.online()
    await giving.online()
    await openBoard(giving, at)
    for (const phone of [giving, taking]) await showsDeals(phone, deals)
    const unsent = async () => (await boardOf(taking)).lines.some((line) => line.includes(de.board.unsent))
    await expect.poll(unsent, { timeout: PATIENCE }).toBe(false)
    await expect.poll(() => boardOf(giving), { timeout: PATIENCE }).toEqual(await boardOf(taking))
    await giving.offline()
    await taking.close()
  })

  test('goes to another phone as a series of codes, read by its camera from the screen', async () => {
    await handOver()
    await giving.page.getByRole('button', { name: de.handOver.pause }).click()
    const code = giving.page.getByRole('img', { name: /./ })
    const [, total] = /(\d+)\D*$/.exec((await code.getAttribute('aria-label')) ?? '') ?? []
    const pictures: string[] = []
    for (let n = 0; n < Number(total); n++) {
      pictures.push((await code.screenshot({ type: 'png' })).toString('base64'))
      await giving.page.getByRole('button', { name: de.handOver.next }).click()
    }
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(pictures.length).toBeGreaterThan(5)
    const taking = await newcomer()
    await pointCameraAt(taking, pictures)
    await taking.page.getByRole('button', { name: de.handOver.camera }).click()
    await taking.page.getByText(new RegExp(`^\\d+ von ${total} gelesen$`)).waitFor()
    await expectTaken(taking)
    await taking.close()
  })

  test('half of it is not taken: the phone says what is missing, and what is none', async () => {
    const taking = await newcomer()
    const paste = taking.page.getByLabel(de.handOver.paste)
    await paste.fill('Servus')
    await taking.page.getByText(de.handOver.not_an_evening).waitFor()
    await paste.fill('ANS1:1:3:ABC:XYZ')
    await taking.page.getByText(de.handOver.read(1, 3)).waitFor()
    await taking.page.getByText(de.handOver.missing('2, 3')).waitFor()
    await taking.close()
  })
})

const centsOf = (amount: string | null | undefined): number => {
  const digits = Number((amount ?? '').replace(/\D/g, ''))
  return amount?.startsWith(written(-1).charAt(0)) ? -digits : digits
}

/** What this phone's camera sees: the pictures one after the other, round and round. */
const pointCameraAt = (phone: Phone, pictures: readonly string[]) =>
  phone.page.evaluate(async (encoded) => {
    const images = await Promise.all(
      encoded.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      }),
    )
    const screen = document.createElement('canvas')
    screen.width = screen.height = 800
    const context = screen.getContext('2d')
    let at = 0
    const show = () => {
      const image = images[at++ % images.length]
      if (image) context?.drawImage(image, 0, 0, 800, 800)
    }
    show()
    setInterval(show, 700)
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(screen.captureStream(10))
  }, pictures)
