import type { Seat } from '@/lib/score'
import type { Draft } from './draft'

/** Contracts in which the sheet asks for a second seat. */
export const hasPartner = (contract: string): boolean => contract === 'rufspiel' || contract === 'hochzeit'

const toggled = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats.filter((other) => other !== seat) : [...seats, seat].sort((a, b) => a - b)

/**
 * A tap on a person: first who plays, then who plays with them. A second tap takes the role back;
 * the partner becomes the declarer if that role is free, and a third person takes the partner's place.
 */
export function tapSeat(draft: Draft, seat: Seat): Draft {
  const { declarer, partner } = draft
  if (declarer === seat) return { ...draft, declarer: null }
  if (!hasPartner(draft.contract)) return { ...draft, declarer: seat }
  if (declarer === null) return { ...draft, declarer: seat, partner: partner === seat ? null : partner }
  return { ...draft, partner: partner === seat ? null : seat }
}

/** Klopfen: on and off. */
export function toggleKnock(draft: Draft, seat: Seat): Draft {
  return { ...draft, knocks: toggled(draft.knocks, seat) }
}

/** 1 Kontra, 2 Re, 3 Supra, 4 Hirsch: a step brings those below it, the highest one again takes it back. */
export function setKontra(draft: Draft, step: number): Draft {
  return { ...draft, kontra: draft.kontra === step ? step - 1 : step }
}

/** The loser of a Ramsch. Who loses has a trick, and nobody has all. */
export function setLoser(draft: Draft, seat: Seat): Draft {
  const { ramsch } = draft
  const loser = ramsch.loser === seat ? null : seat
  const jungfrauen = ramsch.jungfrauen.filter((other) => other !== loser)
  return { ...draft, ramsch: { ...ramsch, loser, durchmarsch: null, jungfrauen } }
}

/** The one who took every trick of a Ramsch: then there is neither loser nor Jungfrau. */
export function setDurchmarsch(draft: Draft, seat: Seat): Draft {
  const { ramsch } = draft
  const durchmarsch = ramsch.durchmarsch === seat ? null : seat
  return {
    ...draft,
    ramsch: { ...ramsch, durchmarsch, loser: null, jungfrauen: durchmarsch === null ? ramsch.jungfrauen : [] },
  }
}

/** A player without a trick. */
export function toggleJungfrau(draft: Draft, seat: Seat): Draft {
  const { ramsch } = draft
  return { ...draft, ramsch: { ...ramsch, jungfrauen: toggled(ramsch.jungfrauen, seat) } }
}

/** Who deals, where the table did it otherwise; `null`: as it goes round. Then who plays follows the dealer again. */
export function setDealer(draft: Draft, dealer: Seat | null): Draft {
  return { ...draft, dealer, playing: null }
}

/** Who plays, where the table did it otherwise. */
export function togglePlaying(draft: Draft, playing: readonly Seat[], seat: Seat): Draft {
  return { ...draft, playing: toggled(playing, seat) }
}
