import fc from 'fast-check'
import { WEATHERS, type Weather } from './lossy-server'

/** One thing that happens in the course of an evening; `phone` and `pick` are taken modulo what there is. */
export type Step =
  | { readonly what: 'deal' | 'correct' | 'void' | 'seating'; readonly phone: number; readonly pick: number }
  | { readonly what: 'exchange'; readonly phone: number; readonly weather: readonly Weather[] }
  /** Several at once; the same phone twice is two tabs. */
  | { readonly what: 'cross'; readonly phones: readonly number[]; readonly weather: readonly Weather[] }
  | { readonly what: 'deliverLate'; readonly pick: number }
  | { readonly what: 'restart' | 'backUp' | 'restore' | 'wipe' }

const number = fc.nat({ max: 59 })
const weather = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Weather>('fair') },
    { weight: 2, arbitrary: fc.constantFrom(...WEATHERS) },
  ),
  { minLength: 0, maxLength: 4, size: 'max' },
)
const written = (what: 'deal' | 'correct' | 'void' | 'seating'): fc.Arbitrary<Step> =>
  fc.record({ what: fc.constant(what), phone: number, pick: number })

export const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: written('deal') },
  { weight: 2, arbitrary: written('correct') },
  { weight: 2, arbitrary: written('void') },
  { weight: 1, arbitrary: written('seating') },
  { weight: 8, arbitrary: fc.record({ what: fc.constant('exchange' as const), phone: number, weather }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('cross' as const),
      phones: fc.array(number, { minLength: 2, maxLength: 4 }),
      weather,
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('deliverLate' as const), pick: number }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('restart' as const, 'backUp' as const, 'restore' as const, 'wipe' as const),
    }),
  },
)
