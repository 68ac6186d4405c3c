import fc from 'fast-check'
import {
  BOCK_CAUSES,
  CONTRACTS,
  isPlayable,
  LEVELS,
  limitsOf,
  playingFrom,
  PRICE_KEYS,
  type Contract,
  type Deal,
  type Rules,
  type Seat,
} from '@/lib/score'
import { ramschResult } from './ramsch'

const price = fc.nat({ max: 100 })
const own = fc.record(
  Object.fromEntries(
    PRICE_KEYS.filter((key) => !['rufspiel', 'solo', 'extra'].includes(key)).map((key) => [key, price]),
  ),
  { requiredKeys: [] },
)
const counts = fc.integer({ min: 0, max: 14 })
const groups = fc.record({
  rufspiel: counts,
  solo: counts,
  wenz: counts,
  geier: counts,
  farbwenz: counts,
  farbgeier: counts,
})

/** Rules of any table: every key, every choice. */
export const rules: fc.Arbitrary<Rules> = fc
  .record({
    cards: fc.constantFrom(
      { pack: 32, seats: 4 } as const,
      { pack: 24, seats: 4 } as const,
      { pack: 24, seats: 3 } as const,
    ),
    unit: fc.constantFrom('cent' as const, 'point' as const),
    tariff: fc
      .tuple(fc.record({ rufspiel: price, solo: price, extra: price }), own)
      .map(([three, more]) => ({ ...three, ...more })),
    rufspielPays: fc.constantFrom('paired' as const, 'each' as const),
    schneider: fc.record({
      declarersFreeAt: fc.integer({ min: 29, max: 32 }),
      defendersFreeAt: fc.integer({ min: 29, max: 32 }),
      in: fc.constantFrom('all' as const, 'rufspiel' as const),
    }),
    schwarz: fc.constantFrom('tricks' as const, 'points' as const),
    laufende: fc.record({
      counts: fc.constantFrom('both' as const, 'winners' as const, 'ohne' as const, 'off' as const),
      from: groups,
      upTo: groups,
    }),
    tout: fc.record({
      factor: fc.integer({ min: 1, max: 4 }),
      of: fc.constantFrom('all' as const, 'base' as const),
      schneiderSchwarz: fc.boolean(),
    }),
    sie: fc.record({ factor: fc.integer({ min: 1, max: 8 }), laufende: fc.boolean() }),
    doublings: fc.constantFrom('multiply' as const, 'add' as const),
    klopfen: fc.record({ max: fc.nat({ max: 4 }) }),
    kontra: fc.record({ max: fc.nat({ max: 4 }), takesOver: fc.boolean() }),
    muss: fc.record({ winsAt: fc.constantFrom(60 as const, 61 as const) }),
    kreuz: fc.record({ tie: fc.constantFrom('declarersLose' as const, 'void' as const) }),
    bock: fc.record({
      after: fc.subarray([...BOCK_CAUSES]),
      deals: fc.oneof(fc.constant('round' as const), fc.integer({ min: 1, max: 5 })),
      stack: fc.constantFrom('append' as const, 'multiply' as const),
    }),
    stock: fc.record({
      stake: fc.nat({ max: 20 }),
      doubledByKnocks: fc.boolean(),
      onLoss: fc.constantFrom('double' as const, 'nothing' as const),
      contracts: fc.constantFrom('rufspiel' as const, 'all' as const),
    }),
    ramsch: fc.record({
      tie: fc.constantFrom('ask' as const, 'share' as const),
      jungfrau: fc.constantFrom(
        'doubleAll' as const,
        'doubleOwn' as const,
        'doubleOwnPerCount' as const,
        'off' as const,
      ),
      durchmarschAt: fc.oneof(fc.constantFrom('tricks' as const, 'off' as const), fc.integer({ min: 61, max: 120 })),
    }),
  })
  .map(({ cards, ...rest }) => ({ ...cards, ...rest }))

/** Where deals are played: the rules, and how many sit at the table. */
export type Table = { readonly rules: Rules; readonly players: number }
export const table: fc.Arbitrary<Table> = rules.chain((given) =>
  fc.integer({ min: given.seats, max: 8 }).map((players) => ({ rules: given, players })),
)

/** Card points of a side, the borders of every rule far more often than chance would have them. */
export const cardPoints: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 2, 29, 30, 31, 59, 60, 61, 89, 90, 91, 118, 120),
  fc.integer({ min: 2, max: 118 }),
)

/** Keys that are there or not. */
type Facts = Readonly<Record<string, unknown>>
const none: fc.Arbitrary<Facts> = fc.constant({})

const counted = cardPoints.chain((points) =>
  points % 120 === 0
    ? fc.constantFrom({ cardPoints: points }, { cardPoints: points, schwarz: true })
    : fc.constant({ cardPoints: points }),
)
const told = fc.record({ won: fc.boolean(), level: fc.constantFrom(...LEVELS) }, { requiredKeys: ['won'] })

function doubled(contract: Contract, given: Rules): fc.Arbitrary<Facts> {
  const { laufende, kontra } = limitsOf(contract, given)
  const mit = fc.integer({ min: 1, max: laufende?.mit ?? 1 }).map((held) => ({ laufende: { mit: held } }))
  const ohne = fc.integer({ min: 1, max: laufende?.ohne ?? 1 }).map((held) => ({ laufende: { ohne: held } }))
  return fc
    .tuple(laufende ? fc.oneof(none, mit, ohne) : none, fc.integer({ min: 0, max: kontra }))
    .map(([held, steps]) => ({ ...held, ...(steps > 0 && { kontra: steps }) }))
}

function declared(contract: Contract, given: Rules, playing: readonly Seat[]): fc.Arbitrary<Facts> {
  const { tout, sie, suits, suitNeeded, partner, muss } = limitsOf(contract, given)
  const results: fc.Arbitrary<Facts>[] = contract === 'bettel' ? [fc.record({ won: fc.boolean() })] : [counted, told]
  if (tout) results.push(fc.record({ tout: fc.constantFrom('won', 'lost') }))
  const played = fc.tuple(fc.oneof(...results), doubled(contract, given)).map(([end, more]) => ({ ...end, ...more }))
  const suit = suits.length > 0 ? fc.constantFrom(...suits).map((named) => ({ suit: named })) : none
  return fc
    .tuple(
      fc.shuffledSubarray([...playing], { minLength: 2, maxLength: 2 }),
      suitNeeded || suits.length === 0 ? suit : fc.oneof(suit, none),
      sie ? fc.oneof({ weight: 5, arbitrary: played }, { weight: 1, arbitrary: fc.constant({ sie: true }) }) : played,
      muss ? fc.constantFrom({}, { muss: true }) : none,
    )
    .map(([[declarer, other], named, end, forced]) => ({
      declarer,
      ...(partner && { partner: other }),
      ...named,
      ...end,
      ...forced,
    }))
}

const byHand = (players: number): fc.Arbitrary<Facts> =>
  fc
    .array(fc.integer({ min: -100, max: 100 }), { minLength: players - 1, maxLength: players - 1 })
    .map((amounts) => ({ scores: [...amounts, 0 - amounts.reduce((sum, amount) => sum + amount, 0)] }))

function end(contract: Contract, { rules: given, players }: Table, playing: readonly Seat[]): fc.Arbitrary<Facts> {
  if (contract === 'ramsch') return ramschResult(given, playing).map((ramsch) => ({ ramsch }))
  if (contract === 'passed') return none
  return contract === 'manual' ? byHand(players) : declared(contract, given, playing)
}

/** A deal without faults, of one of these contracts. It names its dealer, so it can be played at any place of an evening. */
export function dealOf(at: Table, contracts: readonly Contract[] = CONTRACTS): fc.Arbitrary<Deal> {
  const { rules: given, players } = at
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const some = fc.subarray(seats, { minLength: given.seats, maxLength: given.seats })
  const choice = contracts.filter((contract) => isPlayable(contract, given))
  return fc
    .tuple(fc.constantFrom(...choice), fc.constantFrom(...seats), fc.oneof(some, fc.constant(null)))
    .chain(([contract, dealer, named]) => {
      const playing = named ?? playingFrom(dealer, given, players)
      return fc
        .tuple(
          end(contract, at, playing),
          fc.subarray([...playing], { maxLength: Math.min(given.klopfen.max, playing.length) }),
          fc.oneof(
            { weight: 5, arbitrary: none },
            { weight: 1, arbitrary: fc.constantFrom(1, 2, 4, 8).map((bock) => ({ bock })) },
          ),
        )
        .map(([facts, knocks, bock]) => ({
          contract,
          ...facts,
          dealer,
          ...(named && { playing: named }),
          ...(knocks.length > 0 && { knocks }),
          ...bock,
        }))
    })
    .map((facts) => facts as unknown as Deal) // what the generators above put together is a deal of its contract
}

/** A table and one deal there. */
export const tableAndDeal: fc.Arbitrary<Table & { readonly deal: Deal }> = table.chain((at) =>
  dealOf(at).map((deal) => ({ ...at, deal })),
)

/** A table and an evening there. */
export const evening: fc.Arbitrary<Table & { readonly deals: readonly Deal[] }> = table.chain((at) =>
  fc.array(dealOf(at), { maxLength: 12 }).map((deals) => ({ ...at, deals })),
)
