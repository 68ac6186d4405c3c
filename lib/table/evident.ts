import type { Deal, DealFacts, Rules, Seat } from '../score'

/**
 * Whether a look at each key shows that nothing is wrong with a deal: true for nearly all deals of an evening, so that
 * a long one need not be judged in full. Laws: what is evident has no faults, and has nothing that may be left out.
 */
export function isEvident(deal: Deal, rules: Rules, playing: readonly Seat[]): boolean {
  const facts: DealFacts = deal
  const { contract, suit, declarer, partner, cardPoints, won, level, laufende, knocks, kontra } = facts
  let looked = 1
  let keys = 0
  for (const _key in facts) keys += 1

  if (knocks !== undefined) {
    looked += 1
    if (!areKnocks(knocks, rules, playing)) return false
  }
  if (contract === 'passed') return keys === looked
  if (contract === 'ramsch') return keys === looked + 1 && isCounted(facts.ramsch, rules)

  if (suit !== undefined) looked += 1
  if (partner !== undefined) looked += 1
  if (declarer === undefined || !playing.includes(declarer) || !isCast(facts, rules, playing)) return false
  if (cardPoints !== undefined) {
    if (won !== undefined || level !== undefined || !isCount(cardPoints)) return false
  } else if (won !== true && won !== false) return false
  if (level !== undefined) {
    looked += 1
    if (level !== 'schneider' && level !== 'schwarz') return false
  }
  if (kontra !== undefined) {
    looked += 1
    if (!Number.isInteger(kontra) || kontra < 1 || kontra > rules.kontra.max) return false
  }
  if (laufende !== undefined) {
    looked += 1
    if (!areLaufende(laufende)) return false
  }
  // The declarer and the result; any key that was not looked at needs the full judgement.
  return keys === looked + 2
}

/** Partner and suit as the contract wants them. */
function isCast({ contract, suit, declarer, partner }: DealFacts, rules: Rules, playing: readonly Seat[]): boolean {
  const isSuit = suit === 'eichel' || suit === 'gras' || suit === 'schellen'
  switch (contract) {
    case 'rufspiel':
      return (
        rules.seats === 4 &&
        partner !== undefined &&
        partner !== declarer &&
        playing.includes(partner) &&
        (suit === undefined || isSuit)
      )
    case 'wenz':
    case 'geier':
      return partner === undefined && suit === undefined
    case 'farbsolo':
    case 'farbwenz':
    case 'farbgeier':
      return partner === undefined && (isSuit || suit === 'herz')
    case undefined:
    default:
      return false // rarer ones, and what is no contract at all
  }
}

/** A Ramsch of which only the card points were written, and one has the most. */
function isCounted(ramsch: unknown, rules: Rules): boolean {
  if (typeof ramsch !== 'object' || ramsch === null || !('cardPoints' in ramsch)) return false
  for (const key in ramsch) if (key !== 'cardPoints') return false
  const { cardPoints } = ramsch
  if (!Array.isArray(cardPoints) || cardPoints.length !== rules.seats) return false
  let sum = 0
  let most = 0
  let having = 0
  for (const count of cardPoints as readonly unknown[]) {
    if (count !== 0 && !isCount(count)) return false
    sum += Number(count)
    if (Number(count) > most) having = 0
    most = Math.max(most, Number(count))
    if (count === most) having += 1
  }
  return sum === 120 && having === 1
}

const isCount = (cardPoints: unknown): boolean =>
  Number.isInteger(cardPoints) && Number(cardPoints) >= 2 && Number(cardPoints) <= 118

/** No contract with Laufende is limited to fewer than four of either side. */
function areLaufende(laufende: { readonly mit?: unknown; readonly ohne?: unknown } | null): boolean {
  if (laufende === null) return false
  let keys = 0
  for (const _key in laufende) keys += 1
  const count = laufende.mit ?? laufende.ohne
  return keys === 1 && Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 4
}

function areKnocks(knocks: unknown, rules: Rules, playing: readonly Seat[]): boolean {
  if (!Array.isArray(knocks) || knocks.length < 1 || knocks.length > rules.klopfen.max) return false
  const seats: readonly unknown[] = knocks
  return seats.every((seat, at) => playing.some((one) => one === seat) && seats.indexOf(seat) === at)
}
