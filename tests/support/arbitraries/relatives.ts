import fc from 'fast-check'
import { LEVELS, RELATIVES, type Ask, type Relative, type RelativeDeal, type RelativeRules } from '@/lib/score'
import { relativeOf } from '@/lib/score/relatives'

export const relative: fc.Arbitrary<Relative> = fc.constantFrom(...RELATIVES).map(relativeOf)

/** Every custom as it may be chosen. */
export const rulesOf = (game: Relative): fc.Arbitrary<RelativeRules> =>
  fc.record(
    Object.fromEntries(
      Object.entries(game.customs).map(([key, custom]): [string, fc.Arbitrary<string | number>] => [
        key,
        'options' in custom
          ? fc.constantFrom(...custom.options)
          : fc.integer({ min: custom.least, max: Math.min(custom.most, 1000) }),
      ]),
    ),
  )

/** Card points that can be, with the borders of every rule far more often than chance would have them. */
function points(total: number): fc.Arbitrary<number> {
  const borders = [0, 30, 42, total / 2, total - 42, total - 30, total].flatMap((at) => [at - 1, at, at + 1])
  return fc
    .oneof(fc.integer({ min: 0, max: total }), fc.constantFrom(...borders))
    .filter((count) => count >= 0 && count <= total && count !== 1 && count !== total - 1)
}

const seat = (game: Relative) => fc.integer({ min: 0, max: game.players - 1 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

function partOf(ask: Ask, game: Relative): fc.Arbitrary<RelativeDeal> {
  switch (ask.ask) {
    case 'contract':
      return fc.constantFrom(...ask.options).map((contract) => ({ contract }))
    case 'side':
      return fc.constantFrom(0, 1).map((side) => ({ side }))
    case 'chalk':
      return maybe(fc.constantFrom(0, 1)).map((chalk) => (chalk === undefined ? {} : { chalk }))
    case 'declarer':
      return seat(game).map((declarer) => ({ declarer }))
    case 'partner':
      return seat(game).map((partner) => ({ partner }))
    case 'result':
      return fc.oneof(
        points(game.total).chain((cardPoints) =>
          fc.boolean().map((none) => ({
            cardPoints,
            ...(ask.tricks && none && (cardPoints === 0 || cardPoints === game.total) && { schwarz: true }),
          })),
        ),
        fc.record({ won: fc.boolean(), level: fc.constantFrom(...LEVELS) }).map(({ won, level }) => ({
          won,
          ...(level !== 'plain' && { level }),
        })),
      )
    case 'announced':
      return maybe(fc.constantFrom('schneider' as const, 'schwarz' as const)).map((announced) =>
        announced === undefined ? {} : { announced },
      )
    case 'flag':
      return fc.boolean().map((so) => (so ? { [ask.key]: true } : {}))
    case 'count':
      return maybe(fc.integer({ min: ask.least, max: ask.most })).map((count) =>
        count === undefined ? {} : { [ask.key]: count },
      )
    case 'melds':
      return fc.constantFrom([1, 0], [0, 2], [1, 1]).map((melds) => ({ melds }))
  }
}

/** A deal that these rules allow. */
export const dealOf = (game: Relative, rules: RelativeRules): fc.Arbitrary<RelativeDeal> =>
  fc
    .tuple(...game.asks(rules).map((ask) => partOf(ask, game)))
    .map((parts) => Object.assign({}, ...parts) as RelativeDeal) // each part is one of a deal
    .map(({ tout, ...deal }) => {
      if (!tout) return deal
      const { cardPoints: _, schwarz: __, level: ___, ...rest } = deal
      return { ...rest, tout, won: rest.won ?? true }
    })
    .filter((deal) => game.faultsOf(deal, rules, game.players).length === 0)

export type FamilyEvening = {
  readonly game: Relative
  readonly rules: RelativeRules
  readonly deals: readonly RelativeDeal[]
}

export const familyEvening: fc.Arbitrary<FamilyEvening> = relative.chain((game) =>
  rulesOf(game).chain((rules) =>
    fc.record({
      game: fc.constant(game),
      rules: fc.constant(rules),
      deals: fc.array(dealOf(game, rules), { maxLength: 40, size: 'max' }),
    }),
  ),
)
