import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Phone } from '../../support/browser'
import { PATIENCE } from '../table-talk'

/** More stops than any page has. */
const MOST_STOPS = 120

/** Someone without a pointer. */
export type Keys = {
  readonly press: (...keys: string[]) => Promise<void>
  /** Presses Tab until this has the focus, and sees that the focus can be seen. */
  readonly to: (at: Locator) => Promise<void>
  /** Goes there and presses Enter. */
  readonly enter: (at: Locator) => Promise<void>
  /** Goes there and types. */
  readonly type: (at: Locator, text: string) => Promise<void>
}

const focused = (at: Locator) =>
  at.evaluate((element) => {
    if (element !== document.activeElement) return null
    // A radio button fills its label, and the label has the outline.
    const seen = [element, element.closest('label')].some(
      (one) => one !== null && getComputedStyle(one).outlineStyle !== 'none',
    )
    return seen ? 'seen' : 'unseen'
  })

export function keysOf(phone: Phone): Keys {
  const press = async (...keys: string[]) => {
    for (const key of keys) await phone.page.keyboard.press(key)
  }
  const to = async (at: Locator) => {
    await at.waitFor({ timeout: PATIENCE })
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const state = await focused(at)
      if (state !== null) {
        expect(state, `the focus on ${at.toString()}`).toBe('seen')
        return
      }
      await press('Tab')
    }
    throw new Error(`Tab never comes to ${at.toString()}`)
  }
  return {
    press,
    to,
    enter: async (at) => {
      await to(at)
      await press('Enter')
    },
    type: async (at, text) => {
      await to(at)
      await phone.page.keyboard.type(text)
    },
  }
}
