import {
  PRESET_RULES,
  PRICE_KEYS,
  writtenOf,
  type PriceKey,
  type Rules,
  type RunnerGroup,
  type Tariff,
} from '@/lib/score'
import type { Format, Texts } from '@/lib/i18n'

/** What one rule says at this table where its preset says otherwise; nothing where it says the same. */
type Clauses = (rules: Rules, preset: Rules, texts: Texts, format: Format) => readonly string[]

const say = (differs: boolean, clause: string): readonly string[] => (differs ? [clause] : [])

const ON_TOP: ReadonlySet<PriceKey> = new Set(['rufspiel', 'solo', 'extra'])
/** Keys that may stand in a tariff without being said in its three numbers. */
const isOwn = (key: PriceKey): key is Exclude<PriceKey, 'rufspiel' | 'solo' | 'extra'> => !ON_TOP.has(key)

function ownPrices(tariff: Tariff, texts: Texts, format: Format): readonly string[] {
  return PRICE_KEYS.filter(isOwn).flatMap((key) => {
    const price = tariff[key]
    return price === undefined ? [] : [`${texts.rules.prices[key]} ${format.priced(price)}`]
  })
}

function runners(
  now: Readonly<Record<RunnerGroup, number>>,
  preset: Readonly<Record<RunnerGroup, number>>,
  words: (group: string, count: number) => string,
  texts: Texts,
): readonly string[] {
  // Object.keys forgets that they are groups.
  return (Object.keys(now) as RunnerGroup[]).flatMap((group) =>
    say(now[group] !== preset[group], words(texts.rules.groups[group], now[group])),
  )
}

/** A clause for every rule there is: the compiler asks for one where a rule is new. */
const CLAUSES: Readonly<Record<keyof Rules, Clauses>> = {
  tariff: ({ tariff }, _, texts, format) => [
    `${texts.rules.rufspiel} ${format.priced(tariff.rufspiel)}, ${texts.rules.solo} ${format.priced(tariff.solo)}, ${texts.rules.extraEach(format.priced(tariff.extra))}`,
    ...ownPrices(tariff, texts, format),
  ],
  unit: ({ unit }, preset, { rules }) => say(unit !== preset.unit, rules.playedFor[unit]),
  seats: ({ seats }, preset, { rules }) => say(seats !== preset.seats, seats === 3 ? rules.withThree : rules.withFour),
  pack: ({ pack }, preset, { rules }) => say(pack !== preset.pack, rules.withCards(pack)),
  rufspielPays: ({ rufspielPays: pays }, preset, { rules }) =>
    say(pays !== preset.rufspielPays, `${rules.paysLabel} ${pays === 'each' ? rules.paysEach : rules.paysPaired}`),
  schneider: ({ schneider: now }, { schneider: preset }, { rules }) => [
    ...say(now.declarersFreeAt !== preset.declarersFreeAt, `${rules.declarersFree} ${now.declarersFreeAt}`),
    ...say(now.defendersFreeAt !== preset.defendersFreeAt, `${rules.defendersFree} ${now.defendersFreeAt}`),
    ...say(now.in !== preset.in, `${rules.schneiderIn} ${now.in === 'all' ? rules.inAll : rules.inRufspiel}`),
  ],
  schwarz: ({ schwarz }, preset, { rules }) =>
    say(schwarz !== preset.schwarz, `${rules.schwarzAt} ${schwarz === 'tricks' ? rules.noTrick : rules.noPoints}`),
  laufende: ({ laufende: now }, { laufende: preset }, texts) => {
    const { counts, countsBoth, countsWinners, countsOhne, countsOff, runnersFrom, runnersUpTo } = texts.rules
    const words = { both: countsBoth, winners: countsWinners, ohne: countsOhne, off: countsOff }
    return [
      ...say(now.counts !== preset.counts, `${counts} ${words[now.counts]}`),
      ...runners(now.from, preset.from, runnersFrom, texts),
      ...runners(now.upTo, preset.upTo, runnersUpTo, texts),
    ]
  },
  klopfen: ({ klopfen }, preset, { rules }) => say(klopfen.max !== preset.klopfen.max, rules.klopfenSaid(klopfen.max)),
  kontra: ({ kontra: now }, { kontra: preset }, { rules }) => [
    ...say(
      now.max !== preset.max,
      rules.kontraSaid(now.max === 0 ? null : (rules.kontraValues[now.max] ?? String(now.max))),
    ),
    ...say(now.takesOver !== preset.takesOver, now.takesOver ? rules.takesOver : rules.takesOverNot),
  ],
  doublings: ({ doublings }, preset, { rules }) =>
    say(doublings !== preset.doublings, `${rules.doublings} ${doublings === 'add' ? rules.add : rules.multiply}`),
  tout: ({ tout: now }, { tout: preset }, { rules }) => [
    ...say(now.factor !== preset.factor, `${rules.toutFactor} ${now.factor}`),
    ...say(now.of !== preset.of, `${rules.toutOf} ${now.of === 'all' ? rules.toutAll : rules.toutBase}`),
    ...say(
      now.schneiderSchwarz !== preset.schneiderSchwarz,
      now.schneiderSchwarz ? rules.toutSchwarz : rules.toutSchwarzNot,
    ),
  ],
  sie: ({ sie: now }, { sie: preset }, { rules }) => [
    ...say(now.factor !== preset.factor, `${rules.sieFactor} ${now.factor}`),
    ...say(now.laufende !== preset.laufende, now.laufende ? rules.sieLaufende : rules.sieLaufendeNot),
  ],
  muss: ({ muss }, preset, { rules }) => say(muss.winsAt !== preset.muss.winsAt, `${rules.muss} ${muss.winsAt}`),
  kreuz: ({ kreuz }, preset, { rules }) =>
    say(
      kreuz.tie !== preset.kreuz.tie,
      `${rules.kreuzTie} ${kreuz.tie === 'void' ? rules.kreuzVoid : rules.kreuzLose}`,
    ),
  bock: ({ bock: now }, { bock: preset }, { rules, common }) => [
    ...say(
      now.after.join() !== preset.after.join(),
      now.after.length === 0
        ? rules.noBock
        : `${rules.bockAfter} ${common.and(now.after.map((cause) => rules.bockCauses[cause]))}`,
    ),
    ...say(
      now.deals !== preset.deals,
      `${rules.bockDeals} ${now.deals === 'round' ? rules.bockRound : rules.deals(now.deals)}`,
    ),
    ...say(
      now.stack !== preset.stack,
      `${rules.bockStack} ${now.stack === 'append' ? rules.stackAppend : rules.stackMultiply}`,
    ),
  ],
  stock: ({ stock: now }, { stock: preset }, { rules }, format) => [
    ...say(now.stake !== preset.stake, `${rules.stockStake}: ${format.priced(now.stake)}`),
    ...say(
      now.doubledByKnocks !== preset.doubledByKnocks,
      now.doubledByKnocks ? rules.stockKnocks : rules.stockKnocksNot,
    ),
    ...say(
      now.onLoss !== preset.onLoss,
      `${rules.onLoss}, ${now.onLoss === 'double' ? rules.lossDouble : rules.lossNothing}`,
    ),
    ...say(
      now.contracts !== preset.contracts,
      `${rules.stockContracts} ${now.contracts === 'all' ? rules.stockAll : rules.stockRufspiel}`,
    ),
  ],
  ramsch: ({ ramsch: now }, { ramsch: preset }, { rules }) => {
    const { jungfrauDoubleAll: doubleAll, jungfrauDoubleOwn: doubleOwn, jungfrauPerCount, jungfrauOff: off } = rules
    const jungfrau = { doubleAll, doubleOwn, doubleOwnPerCount: jungfrauPerCount, off }
    const march = now.durchmarschAt
    return [
      ...say(now.tie !== preset.tie, `${rules.ramschTie}: ${now.tie === 'ask' ? rules.tieAsk : rules.tieShare}`),
      ...say(now.jungfrau !== preset.jungfrau, `${rules.jungfrau} ${jungfrau[now.jungfrau]}`),
      ...say(
        march !== preset.durchmarschAt,
        typeof march === 'number'
          ? `${rules.durchmarschAt} ${march}`
          : `${rules.durchmarsch} ${march === 'tricks' ? rules.durchmarschTricks : rules.durchmarschOff}`,
      ),
    ]
  },
}

/**
 * The whole rule set as one sentence: the preset it is nearest to, always the three prices, and all that differs.
 * Law: two rule sets that are not the same have two sentences.
 */
export function sentenceOf(rules: Rules, texts: Texts, format: Format): string {
  const preset = writtenOf(rules).preset ?? 'wirtshaus'
  const clauses = Object.values(CLAUSES).flatMap((clause) => clause(rules, PRESET_RULES[preset], texts, format))
  return texts.rules.sentence(texts.rules.presets[preset], clauses)
}
