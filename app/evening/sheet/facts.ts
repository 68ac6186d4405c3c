import type { Contract, Deal, DealFacts, Outcome, RamschResult, Seat, Sie, Tout } from '@/lib/score'
import { amountsOf, ramschRest } from './amount-moves'
import { emptyDraft, emptyRamsch, NO_RESULT, type Draft, type Result } from './draft'
import { hasPartner } from './seat-moves'

/** Contracts that one seat declares. */
export const isDeclared = (contract: Contract): boolean =>
  contract !== 'ramsch' && contract !== 'passed' && contract !== 'manual'

function resultFacts(result: Result, contract: Contract): Partial<DealFacts> {
  switch (result.by) {
    case 'sie':
      return { sie: true }
    case 'tout':
      return result.won === null ? {} : { tout: result.won ? 'won' : 'lost' }
    case 'counted':
      if (result.cardPoints === null) return {}
      return result.schwarz ? { cardPoints: result.cardPoints, schwarz: true } : { cardPoints: result.cardPoints }
    case 'told':
      if (result.won === null) return {}
      if (contract === 'bettel' || result.level === 'plain') return { won: result.won }
      return { won: result.won, level: result.level }
  }
}

/** What was said of a Ramsch; the one number left open is the rest to 120. */
function ramschFacts(draft: Draft, playing: readonly Seat[]): RamschResult {
  const { cardPoints, jungfrauen, loser, durchmarsch } = draft.ramsch
  const { rest, seat: open } = ramschRest(draft, playing)
  const counted = playing.some((seat) => (cardPoints[seat] ?? null) !== null)
  return {
    ...(counted && { cardPoints: playing.map((seat) => cardPoints[seat] ?? (seat === open ? Math.max(0, rest) : 0)) }),
    ...(jungfrauen.length > 0 && { jungfrauen }),
    ...(loser !== null && { loser }),
    ...(durchmarsch !== null && { durchmarsch }),
  }
}

/** What the sheet says, as the facts of a deal: nothing is added but the rest of a list that is full but for one. */
export function factsOf(draft: Draft, playing: readonly Seat[]): DealFacts {
  const { contract, laufende } = draft
  return {
    contract,
    ...(draft.suit !== null && { suit: draft.suit }),
    ...(isDeclared(contract) && draft.declarer !== null && { declarer: draft.declarer }),
    ...(hasPartner(contract) && draft.partner !== null && { partner: draft.partner }),
    ...(isDeclared(contract) && resultFacts(draft.result, contract)),
    ...(laufende > 0 && { laufende: { mit: laufende } }),
    ...(laufende < 0 && { laufende: { ohne: -laufende } }),
    ...(draft.knocks.length > 0 && { knocks: draft.knocks }),
    ...(draft.kontra > 0 && { kontra: draft.kontra }),
    ...(draft.muss && { muss: true }),
    ...(contract === 'ramsch' && { ramsch: ramschFacts(draft, playing) }),
    ...(contract === 'manual' && draft.scores.some((score) => score !== null) && { scores: amountsOf(draft.scores) }),
    ...(draft.bock !== null && { bock: draft.bock }),
    ...(draft.dealer !== null && { dealer: draft.dealer }),
    ...(draft.playing !== null && { playing: draft.playing }),
    ...(draft.note.trim() !== '' && { note: draft.note.trim() }),
  }
}

function resultOf(deal: Deal): Result {
  if (!('declarer' in deal)) return NO_RESULT
  const said: Outcome | Tout | Sie = deal
  if ('sie' in said) return { by: 'sie' }
  if ('tout' in said) return { by: 'tout', won: said.tout === 'won' }
  if ('cardPoints' in said) return { by: 'counted', cardPoints: said.cardPoints, schwarz: said.schwarz ?? false }
  return { by: 'told', won: said.won, level: said.level ?? 'plain' }
}

function runnersOf(deal: Deal): number {
  if (!('laufende' in deal) || deal.laufende === undefined) return 0
  return 'mit' in deal.laufende ? deal.laufende.mit : -deal.laufende.ohne
}

/** A sheet that says what the deal says: for corrections. `playing`: who played it. */
export function draftOf(deal: Deal, players: number, playing: readonly Seat[]): Draft {
  const empty = emptyDraft(deal.contract, players)
  const ramsch = deal.contract === 'ramsch' ? deal.ramsch : null
  const points = ramsch?.cardPoints
  return {
    ...empty,
    suit: 'suit' in deal ? (deal.suit ?? null) : null,
    declarer: 'declarer' in deal ? deal.declarer : null,
    partner: 'partner' in deal ? deal.partner : null,
    result: resultOf(deal),
    laufende: runnersOf(deal),
    knocks: deal.knocks ?? [],
    kontra: 'kontra' in deal ? (deal.kontra ?? 0) : 0,
    muss: 'muss' in deal ? (deal.muss ?? false) : false,
    ramsch:
      ramsch === null
        ? emptyRamsch(players)
        : {
            cardPoints: empty.scores.map((_, seat) => points?.[playing.indexOf(seat)] ?? null),
            jungfrauen: ramsch.jungfrauen ?? [],
            loser: ramsch.loser ?? null,
            durchmarsch: ramsch.durchmarsch ?? null,
          },
    scores: deal.contract === 'manual' ? deal.scores : empty.scores,
    dealer: deal.dealer ?? null,
    playing: deal.playing ?? null,
    bock: deal.bock ?? null,
    note: deal.note ?? '',
  }
}
