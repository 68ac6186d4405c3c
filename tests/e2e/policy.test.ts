import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { pages } from '../../scripts/pages.mjs'
import { appServer, type AppServer } from '../support/app-server'
import { newPhone, type Phone } from '../support/browser'

let server: AppServer
let phone: Phone

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
})
afterAll(async () => {
  await phone.close()
  await server.stop()
})

describe('a page', () => {
  // newPhone fails the test for any violation of the policy and any error.
  test.each(pages())('%s runs under its policy, without a violation', async (path) => {
    await phone.open(path)
    await phone.page.locator('main').first().waitFor()
    const policy = (await fetch(`${server.origin}${path}`)).headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/unsafe|https?:/)
  })

  test('that does not exist has a policy too, and says so', async () => {
    phone.expectError(/404 \(Not Found\)/)
    const answer = await phone.page.goto(`${phone.origin}/nowhere`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
    await phone.page.locator('main').first().waitFor()
  })

  test('does not run a script that was smuggled into it', async () => {
    phone.expectError(/policy violated: script-src-elem inline|Executing inline script violates/)
    await phone.open('/')
    const ran = await phone.page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "smuggled"'
      document.body.append(script)
      return document.title === 'smuggled'
    })
    expect(ran).toBe(false)
  })

  test('says at the start what this is before a script has come', async () => {
    expect(await (await fetch(server.origin)).text()).toContain(de.home.idea)
  })

  test('has the headers that keep its secrets', async () => {
    const { headers } = await fetch(`${server.origin}/table?t=x`)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('a server', () => {
  test('told to end ends, though a phone is looking', async () => {
    const other = await appServer()
    const guest = await newPhone(other)
    await guest.open('/')
    await other.stop()
    await expect(fetch(other.origin)).rejects.toThrow()
    await guest.close()
  })
})
