import { rulesOf, type Deal } from '@/lib/score'

/** Every kind of contract, result and doubling once, so that stock, Bock and dealer have something to follow. */
export const TWENTY: readonly Deal[] = [
  {
    contract: 'rufspiel',
    suit: 'eichel',
    declarer: 0,
    partner: 3,
    cardPoints: 107,
    laufende: { ohne: 2 },
    knocks: [0],
  },
  { contract: 'wenz', declarer: 2, cardPoints: 57, laufende: { mit: 3 } },
  { contract: 'rufspiel', declarer: 1, partner: 2, won: true, kontra: 1 },
  { contract: 'farbsolo', suit: 'eichel', declarer: 0, won: true, level: 'schneider', laufende: { mit: 4 } },
  { contract: 'passed' },
  { contract: 'hochzeit', declarer: 3, partner: 1, won: false, laufende: { ohne: 3 } },
  { contract: 'passed', knocks: [2] },
  { contract: 'rufspiel', declarer: 0, partner: 1, won: false, level: 'schneider', kontra: 2 },
  { contract: 'kreuz', declarer: 1, cardPoints: 91, knocks: [0, 3] },
  { contract: 'farbsolo', suit: 'gras', declarer: 2, tout: 'lost' },
  { contract: 'farbsolo', suit: 'herz', declarer: 3, sie: true },
  { contract: 'geier', declarer: 1, won: true, level: 'schwarz', kontra: 2 },
  { contract: 'farbwenz', suit: 'schellen', declarer: 0, tout: 'won', laufende: { mit: 5 } },
  { contract: 'farbgeier', suit: 'gras', declarer: 3, cardPoints: 120, schwarz: true },
  { contract: 'bettel', declarer: 2, won: true, kontra: 1 },
  { contract: 'ramsch', ramsch: { cardPoints: [40, 40, 20, 20], loser: 1 } },
  { contract: 'ramsch', ramsch: { loser: 2, jungfrauen: [0] } },
  { contract: 'ramsch', ramsch: { durchmarsch: 1 }, bock: 4 },
  { contract: 'manual', scores: [25, -40, 15, 0], note: 'Anna hat eine Maß gewonnen' },
  { contract: 'rufspiel', declarer: 2, partner: 0, muss: true, cardPoints: 60, dealer: 2 },
]

export const RULES = rulesOf({
  stock: { stake: 10, doubledByKnocks: true },
  bock: { after: ['lostKontra', 'herzsolo', 'passed'] },
  muss: { winsAt: 60 },
})
