import { expect, test } from 'vitest'
import { datesOf } from '@/lib/i18n/format'

const DAY = '2026-11-05'

test('a day is written as it is in that language, with its year where one is wanted', () => {
  expect(datesOf('de').day(DAY)).toBe('Do., 5. November')
  expect(datesOf('de').dated(DAY)).toBe('Do., 5. November 2026')
  expect(datesOf('de').short(DAY)).toBe('05.11.2026')
  expect(datesOf('de').long(DAY)).toBe('5. November 2026')
  expect(datesOf('en').short(DAY)).toBe('5 Nov 2026')
  expect(datesOf('en').long(DAY)).toBe('5 November 2026')
  expect(datesOf('en').day(DAY)).toBe('Thu 5 November')
  expect(datesOf('en').dated(DAY)).toBe('Thu, 5 November 2026')
})

test('a moment says day, month and the hour of the clock on the wall', () => {
  expect(datesOf('de').moment(`${DAY}T21:14`)).toBe('5.11., 21:14')
  expect(datesOf('en').moment(`${DAY}T21:14`)).toBe('05/11, 21:14')
})

test('what is no date stays as it was written', () => {
  for (const language of ['de', 'en'] as const) {
    expect(datesOf(language).dated('irgendwann')).toBe('irgendwann')
    expect(datesOf(language).moment('')).toBe('')
  }
})
