import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { pages } from '../../scripts/pages.mjs'
import { appServer, type AppServer } from '../support/app-server'
import { newPhone, type Phone } from '../support/browser'
import { release, type Release } from '../support/release'

let server: AppServer
beforeAll(async () => {
  server = await appServer()
})
afterAll(() => server.stop())

/** Marks the page, so that a reload can be told from a soft navigation. */
const mark = (phone: Phone) => phone.page.evaluate(() => void Object.assign(window, { mark: true }))
const marked = (phone: Phone) => phone.page.evaluate(() => 'mark' in window)
const cacheNames = (phone: Phone) => phone.page.evaluate(() => caches.keys())
const settings = (phone: Phone) => phone.page.getByRole('link', { name: de.home.settings })

describe('a phone that was here once', () => {
  let phone: Phone
  beforeAll(async () => {
    phone = await newPhone(server, { disk: true })
  })
  afterAll(() => phone.close())

  test('is not reloaded by its first worker', async () => {
    await phone.open('/')
    await mark(phone)
    await phone.installed()
    expect(await marked(phone)).toBe(true)
  })

  test('keeps nothing of /api/, and all pages of one build', async () => {
    await phone.page.evaluate(() => fetch('/api/health'))
    const kept = await phone.page.evaluate(async () => {
      const urls = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) urls.push(request.url)
      return urls
    })
    expect(kept.filter((url) => url.includes('/api/'))).toEqual([])
    for (const path of pages()) {
      expect(kept.some((url) => new URL(url).pathname === path)).toBe(true)
      expect(kept.filter((url) => url.includes(`/_shell?${path}&`))).toHaveLength(3)
    }
  })

  test('moves between pages softly without a network, also to one it never saw', async () => {
    await phone.offline()
    await phone.page.reload()
    await mark(phone)
    await settings(phone).click()
    await phone.page.waitForURL('**/settings')
    await phone.page.goBack()
    await settings(phone).waitFor()
    expect(await marked(phone)).toBe(true)
  })

  test('opens every page without a network, its browser killed', async () => {
    await phone.reopen()
    for (const path of pages()) {
      await phone.open(`${path}?t=never-seen`)
      await phone.page.locator('main').first().waitFor()
    }
  })
})

describe('a later release', () => {
  let next: Release
  let phone: Phone
  beforeAll(async () => {
    next = await release(server)
    phone = await newPhone(next.server)
    await phone.open('/')
    await phone.installed()
  })
  afterAll(async () => {})

  test('waits until it is asked, and then reloads every tab into itself', async () => {
    next.replaceWorker((built) => `${built}\n// a later release`)
    const other = await phone.context.newPage()
    await other.goto(`${phone.origin}/settings`)
    await other.evaluate(() => void Object.assign(window, { mark: true }))
    await phone.open('/')
    const apply = phone.page.getByRole('button', { name: de.update.apply })
    await apply.waitFor()
    await mark(phone)
    await apply.click()
    await phone.page.waitForFunction(() => !('mark' in window))
    await other.waitForFunction(() => !('mark' in window))
    await apply.waitFor({ state: 'detached' })
    await other.close()
  })

  test('can switch a broken worker off: no caches, no worker, no loop, and what IndexedDB holds stays', async () => {
    await phone.page.evaluate(
      () =>
        new Promise((done, fail) => {
          const opening = indexedDB.open('kept', 1)
          opening.onupgradeneeded = () => opening.result.createObjectStore('deals').put('a deal', 'one')
          opening.onsuccess = done
          opening.onerror = fail
        }),
    )
    next.replaceWorker(() => readFileSync('worker/kill-sw.js', 'utf8'))
    await phone.open('/settings')
    // The page is reloaded meanwhile, which ends a question to it.
    await expect.poll(() => cacheNames(phone).catch(() => null), { timeout: 20_000 }).toEqual([])
    await phone.page.waitForLoadState('load')
    let loads = 0
    phone.page.on('load', () => (loads += 1))
    await phone.page.waitForTimeout(3_000)
    expect(loads).toBeLessThan(2)
    const databases = await phone.page.evaluate(() => indexedDB.databases())
    expect(databases.map((database) => database.name)).toContain('kept')
    next.replaceWorker((built) => built)
    await phone.open('/')
    await phone.installed()
    expect(await cacheNames(phone)).not.toEqual([])
  })
})
