import { partnerOf, SOLO_CONTRACTS, type Deal, type Seat } from '@/lib/score'
import { receiptFor, type BavarianRow } from '@/lib/table'
import type { BoardTexts } from '@/lib/i18n'

/** A deal as it is noted on the pad. */
export type RowWords = {
  readonly contract: string
  /** Circled, as on paper. */
  readonly solo: boolean
  /** "A+D", or ''. */
  readonly who: string
  readonly particulars: readonly string[]
}

/** Who is named beside the contract: the declaring side, or who paid for (or won) a Ramsch alone. */
function namedIn(deal: Deal, scores: readonly number[], playing: readonly Seat[]): readonly Seat[] {
  if ('declarer' in deal) {
    const partner = partnerOf(deal, playing)
    return partner === null ? [deal.declarer] : [deal.declarer, partner]
  }
  if (deal.contract !== 'ramsch') return []
  const losers = playing.filter((seat) => (scores[seat] ?? 0) < 0)
  return losers.length < playing.length - 1 ? losers : playing.filter((seat) => (scores[seat] ?? 0) > 0)
}

/** The words for a row; `names` by seat, as short as they are to be written. */
export function rowWords(row: BavarianRow, names: readonly string[], texts: BoardTexts): RowWords {
  const { deal } = row
  const { board } = texts
  const told: string[] = []
  const playing = row.state === 'counted' ? row.played.playing : row.seats.map((_, seat) => seat)
  const outcome = receiptFor(row)?.outcome ?? null
  if (outcome && !outcome.won) told.push(board.lost)
  if (outcome && outcome.level !== 'plain') told.push(board[outcome.level])
  if ('tout' in deal) told.push(board.tout)
  if ('sie' in deal) told.push(board.sie)
  if ('laufende' in deal && deal.laufende) {
    told.push('mit' in deal.laufende ? board.mit(deal.laufende.mit) : board.ohne(deal.laufende.ohne))
  }
  if (deal.contract === 'ramsch') {
    const { jungfrauen, durchmarsch } = deal.ramsch
    if (jungfrauen && jungfrauen.length > 0) told.push(board.jungfrauen(jungfrauen.length))
    if (durchmarsch !== undefined) told.push(board.durchmarsch)
  }
  if (deal.knocks && deal.knocks.length > 0) told.push(board.knocks(deal.knocks.length))
  if ('kontra' in deal && deal.kontra) told.push(board.kontra[deal.kontra] ?? '')
  return {
    contract: deal.contract === 'passed' ? texts.sheet.passedDivided : texts.contracts[deal.contract],
    solo: SOLO_CONTRACTS.some((solo) => solo === deal.contract),
    who: namedIn(deal, row.state === 'counted' ? row.played.scores : [], playing)
      .map((seat) => names[seat] ?? '?')
      .join('+'),
    particulars: told,
  }
}
