import { describe, expect, test } from 'vitest'
import { RELATIVES } from '@/lib/score'
import { relativeOf } from '@/lib/score/relatives'
import { de } from '@/lib/i18n/relatives/de'
import { en } from '@/lib/i18n/relatives/en'

/** Every custom that is asked, every answer to it and every contract, with the words for it. */
describe.each([
  ['German', de],
  ['English', en],
] as const)('the words of the relatives in %s', (_, words) => {
  test.each(RELATIVES)('%s has words for each of its customs and contracts', (name) => {
    const game = relativeOf(name)
    const missing: string[] = []
    for (const [key, custom] of Object.entries(game.customs)) {
      const said = words.customs[key]
      if (said === undefined) missing.push(key)
      if ('options' in custom)
        for (const option of custom.options) if (said?.options?.[option] === undefined) missing.push(`${key} ${option}`)
    }
    for (const contract of game.contracts(game.usual))
      if (words.games[name].contracts[contract] === undefined) missing.push(contract)
    expect(missing).toEqual([])
  })
})
