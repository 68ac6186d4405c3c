import type { Deal, Seat } from '../score'
import type { BavarianRow, PlayerId } from '../table'

/** Everybody who sat at any of these tables, in one round: who came later sits left of whom they sat left of then. */
export function roundOf(seatings: readonly (readonly PlayerId[])[]): readonly PlayerId[] {
  const round = [...(seatings[0] ?? [])]
  for (const seats of seatings.slice(1)) {
    seats.forEach((person, seat) => {
      if (round.includes(person)) return
      const right = seats.at(seat - 1)
      round.splice(right === undefined ? 0 : round.indexOf(right) + 1, 0, person)
    })
  }
  return round
}

type Counted = Extract<BavarianRow, { state: 'counted' }>

/** The deal of a row as a larger round sees it: its seats by their new numbers, and said what followed from the smaller one. */
export function inSeatsOf(round: readonly PlayerId[], row: Counted): Deal {
  const { deal, seats, played } = row
  const seatOf = (seat: Seat): Seat => round.indexOf(seats[seat] ?? '')
  const seatsOf = (list: readonly Seat[]): Seat[] => list.map(seatOf).sort((a, b) => a - b)
  const playing = played.playing.map(seatOf)
  const sits = {
    ...('declarer' in deal && { declarer: seatOf(deal.declarer) }),
    ...('partner' in deal && { partner: seatOf(deal.partner) }),
    ...(deal.knocks && { knocks: seatsOf(deal.knocks) }),
    dealer: seatOf(played.dealer),
    playing: seatsOf(played.playing),
    // What a round of Bock is depends on how many sit there.
    ...(row.rules.bock.after.length > 0 && played.stake !== null && { bock: played.bock }),
  }
  if (deal.contract === 'manual') {
    const scores = round.map((person) => deal.scores[seats.indexOf(person)] ?? 0)
    return { ...deal, ...sits, scores } as Deal // the same deal with other numbers for its seats
  }
  if (deal.contract !== 'ramsch') return { ...deal, ...sits } as Deal // as above
  const { cardPoints, jungfrauen, loser, durchmarsch } = deal.ramsch
  const order = [...playing].sort((a, b) => a - b)
  const ramsch = {
    ...(cardPoints && { cardPoints: order.map((seat) => cardPoints[playing.indexOf(seat)] ?? 0) }),
    ...(jungfrauen && { jungfrauen: seatsOf(jungfrauen) }),
    ...(loser !== undefined && { loser: seatOf(loser) }),
    ...(durchmarsch !== undefined && { durchmarsch: seatOf(durchmarsch) }),
  }
  return { ...deal, ...sits, ramsch } as Deal // as above
}
