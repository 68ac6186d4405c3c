import fc from 'fast-check'
import { cardPointsOf, countsResults, germanRulesOf, hasTeams, LEVELS, playersOf, VARIANTS } from '@/lib/score'
import type { GermanDeal, GermanRules, Seat, Variant } from '@/lib/score'

/** Two teams that hold every seat once and are never empty. */
const teams = (players: number): fc.Arbitrary<Seat[][]> =>
  fc
    .tuple(
      fc.shuffledSubarray(
        Array.from({ length: players }, (_, seat) => seat),
        { minLength: players, maxLength: players },
      ),
      fc.integer({ min: 1, max: players - 1 }),
    )
    .map(([seats, first]) => [seats.slice(0, first), seats.slice(first)])

const rulesOfVariant = (variant: Variant): fc.Arbitrary<GermanRules> =>
  fc
    .record(
      {
        variant: fc.constant(variant),
        target: fc.constantFrom(9 as const, 12 as const),
        ninety: fc.constantFrom('schneider' as const, 'straight' as const, 'modern' as const),
        sixty: fc.constantFrom('chooserLoses' as const, 'void' as const, 'carry' as const),
        overrun: fc.constantFrom('drop' as const, 'carry' as const),
        ...(hasTeams(variant) && { teams: teams(playersOf(variant)) }),
      },
      { requiredKeys: ['variant'] },
    )
    .map((written) => germanRulesOf(written))

/** Three or four teams of two, anyhow at the table. */
const pairs = (variant: Variant): fc.Arbitrary<GermanRules> =>
  fc
    .tuple(rulesOfVariant(variant), fc.shuffledSubarray(seatsOf(variant), { minLength: playersOf(variant) }))
    .map(([rules, seats]) => ({
      ...rules,
      teams: Array.from({ length: seats.length / 2 }, (_, pair) => seats.slice(2 * pair, 2 * pair + 2)),
    }))
const seatsOf = (variant: Variant): Seat[] => Array.from({ length: playersOf(variant) }, (_, seat) => seat)

/** Rules of any variant. */
export const germanRules: fc.Arbitrary<GermanRules> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...VARIANTS).chain(rulesOfVariant) },
  { weight: 1, arbitrary: fc.constantFrom('F' as const, 'H' as const, 'I' as const).chain(pairs) },
)
/** Rules of a variant that is played in two teams. */
export const teamRules: fc.Arbitrary<GermanRules> = fc.constantFrom(...VARIANTS.filter(hasTeams)).chain(rulesOfVariant)

const seat = (rules: GermanRules) => fc.integer({ min: 0, max: playersOf(rules.variant) - 1 })
const byHand = (rules: GermanRules) =>
  fc.record({
    strokes: fc.array(fc.integer({ min: 0, max: rules.target }), {
      minLength: rules.teams.length,
      maxLength: rules.teams.length,
    }),
  })

/** Card points that can be, with the borders of every rule far more often than chance would have them. */
export function cardPoints(rules: GermanRules): fc.Arbitrary<number> {
  const all = cardPointsOf(rules.variant)
  const borders = [0, all / 4, all / 2, (all * 3) / 4, all].flatMap((at) => [at - 1, at, at + 1])
  return fc
    .oneof(fc.integer({ min: 0, max: all }), fc.constantFrom(...borders))
    .filter((number) => number >= 0 && number <= all && number !== 1 && number !== all - 1)
}

/** A deal that was played, of a variant with teams. */
export const chosenDeal = (rules: GermanRules): fc.Arbitrary<GermanDeal> =>
  fc.oneof(
    fc
      .tuple(seat(rules), cardPoints(rules), fc.boolean(), fc.boolean())
      .map(([chooser, points, forced, trickless]) => ({
        chooser,
        ...(forced && { forced }),
        cardPoints: points,
        ...(trickless && (points === 0 || points === cardPointsOf(rules.variant)) && { schwarz: true }),
      })),
    fc
      .tuple(seat(rules), fc.boolean(), fc.constantFrom(...LEVELS), fc.boolean())
      .map(([chooser, won, level, forced]) => ({
        chooser,
        ...(forced && { forced }),
        won,
        ...(level !== 'plain' && { level }),
      })),
  )

/** Any deal that these rules allow. */
export const germanDeal = (rules: GermanRules): fc.Arbitrary<GermanDeal> =>
  fc
    .tuple(
      countsResults(rules)
        ? fc.oneof({ weight: 4, arbitrary: chosenDeal(rules) }, { weight: 1, arbitrary: byHand(rules) })
        : byHand(rules),
      fc.option(seat(rules), { freq: 5, nil: undefined }),
    )
    .map(([deal, dealer]) => ({ ...(dealer !== undefined && { dealer }), ...deal }))

/** A whole evening of the German game. */
export const germanEvening = (rules: fc.Arbitrary<GermanRules> = germanRules) =>
  rules.chain((some) =>
    fc.record({ rules: fc.constant(some), deals: fc.array(germanDeal(some), { maxLength: 25, size: 'max' }) }),
  )
