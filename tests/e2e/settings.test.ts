import { expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { en } from '@/lib/i18n/en'
import { appServer } from '../support/app-server'
import { newPhone } from '../support/browser'

test('a language is seen as chosen while its words are on their way, and the last choice wins', async () => {
  const server = await appServer()
  const phone = await newPhone(server)
  const { page } = phone
  await phone.open('/settings')
  const pick = (name: string) => page.getByRole('radio', { name, exact: true })
  await pick('Deutsch').waitFor()
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  let asked = false
  await page.route('**/*.js', async (route) => {
    asked = true
    await arrived
    await route.continue()
  })

  await pick('English').check()
  await expect.poll(() => asked).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(de.settings.title)
  await pick('Deutsch').check()
  await pick('English').check()
  await pick('Deutsch').check()
  arrive()
  await page.waitForLoadState('networkidle')
  expect(await pick('Deutsch').isChecked()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(de.settings.title)

  await pick('English').check()
  await page.getByRole('heading', { name: en.settings.title, level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  await phone.close()
  await server.stop()
})
