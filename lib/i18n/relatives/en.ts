import { customs } from './en-customs'
import { games, german } from './en-games'
import type { RelativesTexts } from './words'

const strokes = (count: number) => (count === 1 ? '1 stroke' : `${count} strokes`)

/** English for the relatives of Schafkopf. */
export const en: RelativesTexts = {
  family: 'Relatives',
  which: 'Which relative?',
  customs,
  games,
  german,
  board: {
    slate: 'Slate',
    strokesOf: (count, target) => `${strokes(count)} of ${target}`,
    strokes,
    first: 'Nothing written yet. Tap below who it was.',
    carried: (count) => (count === 1 ? 'One draw waits for a winner.' : `${count} draws wait for a winner.`),
    won: (names, game, several) => `${names} ${several ? 'win' : 'wins'}: ${game}!`,
    next: 'On it goes, from nothing.',
    made: 'Strokes',
    done: 'Game over',
  },
  sheet: {
    contract: 'What was played?',
    result: (won, level) =>
      level === 'plain'
        ? won
          ? 'won'
          : 'lost'
        : `${won ? 'won' : 'lost'}, ${level === 'schneider' ? 'Schneider' : 'Schwarz'}`,
    points: (names) => `Card points of ${names}`,
    noTrick: 'without a trick (Schwarz)',
    announced: 'Announced',
    announcedNothing: 'nothing',
    levels: { schneider: 'Schneider', schwarz: 'Schwarz' },
    flags: { tout: 'Tout', solo: 'Solo' },
    counts: { laufende: 'Laufende', doublings: 'Doubled' },
    none: 'none',
    chalk: 'Who has the chalk?',
    nobody: 'nobody',
    melds: (names) => `Melds of ${names}`,
    byHand: 'Write by hand',
    countResult: 'By the result',
    strokesOf: (names) => `Strokes for ${names}`,
    otherWay: (points) => `other way ${points}`,
    missing: { who: 'Who was it?', partner: 'With whom?', result: 'How did it end?' },
    details: 'Dealer, note',
  },
  receipt: {
    wins: (names, several) => `${names} ${several ? 'win' : 'wins'}`,
    draw: 'A draw, nobody gets anything',
    carries: 'A draw, the next winner gets one stroke more',
    byHand: 'Written by hand',
    withPoints: (own, other) => `${own} : ${other} card points`,
    bill: 'Bill',
    total: 'makes',
    lines: {
      win: () => 'won',
      schneider: () => 'Schneider',
      schwarz: () => 'Schwarz',
      beaten: () => 'beat the side that played',
      announced: () => 'announced',
      doublings: (count) => (count === 1 ? 'doubled' : `doubled ${count} times`),
      carried: (count) => (count === 1 ? 'a draw before it' : `${count} draws before it`),
      solo: () => 'Solo',
      melds: (count) => (count === 1 ? 'one meld' : `${count} melds`),
      laufende: (count) => `${count} Laufende`,
      tout: () => 'Tout',
      alone: () => 'played alone',
      chalk: () => 'whoever has the chalk needs only',
    },
    strokesFor: (names, made) => `${names}: ${made}`,
  },
  settle: 'Strokes count here, so there is nothing to pay. Only the beer.',
  reference: {
    title: 'The family',
    under: 'The old Schafkopf and its relatives',
    open: 'The family: all relatives',
    trumps: 'Trumps',
    order: 'The highest card is at the top left.',
    values: 'Card points',
    valuesOf: (card, points) => `${card} ${points}`,
    pack: (cards, trumps, points) => `${trumps} trumps of ${cards} cards, ${points} card points in all.`,
    lastTrick: (points) => `The last trick counts ${points} card points more.`,
    named: 'Shown with acorns (clubs) as trumps; the suit is named for each deal.',
    sides: 'Players and sides',
    written: 'What is written down',
    choices: 'What you may agree on',
    history: 'Where it comes from',
    plain: 'Plain suits',
    contract: 'Contract',
  },
}
