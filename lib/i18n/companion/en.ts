import type { CompanionTexts } from './de'

export const en: CompanionTexts = {
  title: 'Rules at hand',
  usualRules: 'As it is usually played. Opened from an evening, the rules of your table apply here.',
  tableRules: (table) => `By the rules of ${table}`,
  contract: 'What is played?',
  suit: 'Trump suit',
  pack: (pack) => (pack === 24 ? 'short pack: 24 cards, no Sevens and Eights' : 'long pack: 32 cards'),
  face: 'Pictures',
  faces: { german: 'German', french: 'French' },
  cards: {
    german: {
      suits: { eichel: 'Acorns', gras: 'Leaves', herz: 'Hearts', schellen: 'Bells' },
      ranks: {
        ...{ ass: 'Ace', zehn: '10', koenig: 'King', ober: 'Ober', unter: 'Unter' },
        ...{ neun: '9', acht: '8', sieben: '7' },
      },
      letters: { ass: 'A', zehn: '10', koenig: 'K', ober: 'O', unter: 'U', neun: '9', acht: '8', sieben: '7' },
      pictures: { ober: 'Obers', unter: 'Unters' },
    },
    french: {
      suits: { eichel: 'Clubs', gras: 'Spades', herz: 'Hearts', schellen: 'Diamonds' },
      ranks: {
        ...{ ass: 'Ace', zehn: '10', koenig: 'King', ober: 'Queen', unter: 'Jack' },
        ...{ neun: '9', acht: '8', sieben: '7' },
      },
      letters: { ass: 'A', zehn: '10', koenig: 'K', ober: 'Q', unter: 'J', neun: '9', acht: '8', sieben: '7' },
      pictures: { ober: 'Queens', unter: 'Jacks' },
    },
  },
  cardName: (suit, rank) => `${rank} of ${suit}`,
  trumps: {
    title: 'Trumps',
    count: (trumps, all) => `${trumps} trumps among ${all} cards. The highest lies top left.`,
    none: 'There are no trumps. The highest card of the suit that was led takes the trick.',
    plain: 'Plain suits',
    plainOrder: 'From left to right, the highest first. Follow what was led; who cannot trumps or throws away.',
  },
  contracts: {
    rufspiel: {
      name: 'Call game',
      sides:
        'The declarer calls an ace. Its holder is the partner, and until it falls only they know. Two against two.',
      trump: 'All Obers, all Unters, and Hearts.',
    },
    farbsolo: {
      name: 'Suit solo',
      sides: 'One alone against all others.',
      trump: 'All Obers, all Unters, and the suit that is named.',
    },
    wenz: {
      name: 'Wenz',
      sides: 'One alone against all others.',
      trump: 'Only the four Unters. The Ober stands in its suit behind the King.',
    },
    geier: {
      name: 'Geier',
      sides: 'One alone against all others.',
      trump: 'Only the four Obers. The Unter stands in its suit behind the King.',
    },
    farbwenz: {
      name: 'Suit Wenz',
      sides: 'One alone against all others.',
      trump: 'The four Unters and the named suit, its Ober behind the King.',
    },
    farbgeier: {
      name: 'Suit Geier',
      sides: 'One alone against all others.',
      trump: 'The four Obers and the named suit, its Unter behind the King.',
    },
    bettel: {
      name: 'Bettel',
      sides: 'One alone, who must not take a single trick.',
      trump: 'Usually no trumps, and the order is as here. At some tables the Ten stands between Unter and Nine.',
    },
    hochzeit: {
      name: 'Marriage',
      sides: 'Whoever has a single trump swaps it for a card of a volunteer. The two are partners.',
      trump: 'As in a call game: Obers, Unters and Hearts.',
    },
    kreuz: {
      name: 'Cross',
      sides: 'All have passed: those who sit opposite each other are partners.',
      trump: 'As in a call game: Obers, Unters and Hearts.',
    },
    ramsch: {
      name: 'Ramsch',
      sides: 'All have passed: everyone plays alone, and whoever has the most card points loses.',
      trump: 'As in a call game: Obers, Unters and Hearts.',
    },
  },
  goal: {
    title: 'Card points',
    all: '120 in all',
    worthless: 'Nines, Eights and Sevens count nothing.',
    worthlessShort: 'Nines count nothing.',
    wins: (draw) =>
      draw
        ? '61 card points win. At 60 : 60 nobody pays.'
        : 'The declaring side wins with 61 card points. At 60 : 60 the defenders have won.',
    schneider: (declarers, defenders) =>
      `The declaring side is out of Schneider with ${declarers}, the defenders with ${defenders} card points.`,
    schneiderRufOnly: 'At this table Schneider counts only in a call game.',
    schwarz: {
      tricks: 'Schwarz is who has no trick; no card points alone are not enough.',
      points: 'Schwarz is who has no card points.',
    },
    bettel: 'Card points do not count in a Bettel: it is lost with the first trick taken.',
    ramsch: 'Whoever has the most card points pays all others.',
    tout: 'Tout: every trick must be taken; a single one lost loses the deal.',
    sie: (cards) => `Sie: the ${cards} highest trumps in one hand. Shown, and won.`,
  },
  laufende: {
    title: 'Runners',
    what: 'The highest trumps without a gap that one side held together: “with” if it was the declaring side, “without” if it was the defenders. What counts is who was dealt them, not who won them.',
    from: (card) => `They are counted from the highest card, here the ${card}.`,
    paid: (from, upTo) =>
      upTo === null
        ? `They are paid from ${from} on, and then each one.`
        : `They are paid from ${from} on, and then each one, ${upTo} at most.`,
    counts: {
      both: 'With and without count alike; the losers pay.',
      winners: 'They count only if the winners held them.',
      ohne: 'Only “without” counts.',
      off: 'At this table runners are not paid.',
    },
    none: 'There are no runners here.',
    ask: 'Tap what the declaring side held:',
    run: (held, count) => `${held === 'mit' ? 'with' : 'without'} ${count}`,
    notPaid: 'not paid',
    isPaid: (count) => (count === 1 ? 'one paid' : `${count} paid`),
    ifWon: 'if the side that held them wins',
  },
  lead: {
    title: 'Bidding and leading',
    first: (name) =>
      `${name === null ? 'Forehand, left of the dealer,' : `${name}, left of the dealer,`} bids first and plays the first card, in every contract. After that, whoever took the trick leads.`,
    looking: 'The last trick may be looked at until the next one is turned over.',
  },
  kontra: {
    title: 'Kontra',
    none: 'At this table there is no Kontra.',
    steps: (steps) => `Each step doubles: ${steps}.`,
    when: 'A defender says Kontra before the second card of the first trick is played; the declaring side says Re at once. Some tables say: before your own first card, or until the second trick. Agree on it first.',
    takesOver: 'Whoever doubled last needs 61 card points, and is out of Schneider with 31.',
    notRamsch: 'There is no Kontra in a Ramsch.',
    knocks: (cards) =>
      `Knocking comes after the first ${cards} cards, before the next are picked up. Each knock doubles.`,
  },
  calling: {
    title: 'Calling an ace',
    which: 'The ace of Acorns, Leaves or Bells may be called. Not the ace of Hearts: Hearts are trumps.',
    needs:
      'Whoever calls holds at least one card of that suit, but not its ace. Obers and Unters do not count, they are trumps.',
    must: 'When the called suit is led, the called ace must be played. Before that it may neither be thrown away nor given to another’s trick.',
    away: 'Running away: whoever holds the called ace and at least three more cards of its suit, four together, may lead a smaller one of them. After that they are free to keep the ace or to give it away. Some allow it with three.',
    locked: 'Locked is who holds no card without its ace in any of the three suits: they cannot play a call game.',
  },
  ranking: {
    title: 'Which contract goes first?',
    usual: 'From the lowest to the highest: Call, suit Wenz, Wenz, solo, then the same as a Tout, and Sie above all.',
    others:
      'Elsewhere: Solo before Wenz before Geier before suit Wenz before suit Geier before call; or Wenz, Geier and Solo are equal; or the solo in Hearts stands above all.',
    equal: 'Among equals the earlier seat plays. The rank has no part in what is paid.',
  },
  mistakes: {
    title: 'Misdeals, wrong cards, shown too early',
    misdeal:
      'A misdeal (somebody has too many or too few cards): throw in, shuffle, cut and deal again, by the same dealer.',
    revoke:
      'Not followed suit: strictly, the deal is lost for that side; among friends the card is taken back while the trick lies open.',
    tournament:
      'In tournaments play stops. Whoever made the mistake pays alone, by the state of the deal; a deal already won stays won.',
    showing: 'Whoever shows their cards too early has lost, where the table is strict.',
    money:
      'Payment is due before the next cut. Whoever asks for too much gives the difference back twice, if it is noticed.',
    write: 'Write a penalty as “By hand”.',
  },
  dealing: {
    title: 'What the dealer does now',
    now: (number) => `Deal ${number}`,
    shuffle: (dealer) => `${dealer ?? 'The dealer'} shuffles.`,
    cut: (cutter) =>
      `${cutter === null ? 'The neighbour to the right' : `${cutter}, right of the dealer,`} cuts: at least three cards, three times at most.`,
    deal: (first, half) =>
      `Cards are dealt clockwise, to ${first === null ? 'the neighbour on the left' : first} first: ${half} and again ${half} cards each.`,
    out: (names) => `Sitting out: ${names}.`,
    next: 'The neighbour to the left deals next. With five or more at the table the dealer sits out.',
  },
  seats: {
    title: 'Draw for seats',
    how: 'Everybody taps a card. The highest chooses a seat and deals first, the others follow clockwise. Between equal cards the suit decides: Acorns, Leaves, Hearts, Bells.',
    people: 'How many?',
    shuffle: 'Shuffle and lay out',
    again: 'Shuffle again',
    closed: (number) => `Face-down card ${number}`,
    open: (card, place) => `${card}: seat ${place}`,
    place: (place) => `Seat ${place}`,
  },
  counting: {
    label: 'Count cards',
    add: (rank, points, count) => `${rank}, ${points} card points: ${count} of 4`,
    take: (rank) => `Take back: ${rank}`,
    whose: 'Whose tricks are counted?',
    sides: { declarers: 'Declarer', defenders: 'Defenders' },
    side: (side, points) => `${side} ${points}`,
    digits: 'Digits',
  },
}
