/** The German game beside the deal itself: who plays with whom, which book, and the heads that were kept. */
export const de = {
  /** Who plays with whom: drawn, or by the black Obers. */
  draw: {
    open: 'Partner auslosen',
    title: 'Wer spielt mit wem?',
    way: 'Wie entscheidet ihr?',
    ways: { phone: 'Handy mischt', cards: 'Eigene Karten', obers: 'Schwarze Ober' },
    hintPhone: 'Jeder dreht eine Karte um.',
    hintCards: 'Jeder zieht eine Karte aus eurem Spiel. Tippt an, wer welche hat.',
    hintRule: (half: number) =>
      `Die ${half === 2 ? 'zwei' : half === 3 ? 'drei' : 'vier'} höchsten spielen zusammen. Der Unter ist am höchsten, dann Sau, König, Ober, Zehn; bei gleichen entscheidet die Farbe: Eichel, Gras, Herz, Schellen.`,
    hintObers: 'Gebt die Karten aus: Wer Eichel- und Gras-Ober hat, spielt zusammen.',
    closed: (name: string) => `Karte von ${name} umdrehen`,
    drew: (name: string, card: string) => `${name}: ${card}`,
    suitOf: (name: string) => `${name}: Farbe`,
    rankOf: (name: string) => `${name}: Karte`,
    taken: (card: string) => `${card} haben schon genug gezogen. Die gibt es nicht noch einmal.`,
    again: 'Neu mischen',
    anew: 'Von vorn',
    holder: (ober: string) => `Wer hat den ${ober}?`,
    oneHand: (name: string) =>
      `${name} hat beide schwarzen Ober: Es gibt keine Partner. Gebt neu, oder entscheidet anders.`,
    redraw: (names: string, card: string) =>
      `${names} haben beide ${card}, und davon hängt ab, wer zu wem gehört: Sie ziehen noch einmal.`,
    together: (names: string, others: string) => `${names} spielen zusammen gegen ${others}`,
    whyHighest: (cards: string) => `Sie haben die höchsten Karten: ${cards}`,
    whySuit: (higher: string, lower: string) => `${higher} geht vor ${lower}, weil die Farbe entscheidet`,
    whyObers: 'Sie haben die schwarzen Ober',
    seats: (names: string) => `So sitzt ihr, reihum: ${names}. Partner sitzen sich gegenüber.`,
    use: 'So setzen',
    useTeams: 'So spielen',
    card: (suit: string, rank: string) => `${suit}-${rank}`,
    letters: {
      unter: 'U',
      sau: 'A',
      koenig: 'K',
      ober: 'O',
      zehn: '10',
      neun: '9',
      acht: '8',
      sieben: '7',
      sechs: '6',
    },
    ranks: {
      unter: 'Unter',
      sau: 'Sau',
      koenig: 'König',
      ober: 'Ober',
      zehn: 'Zehn',
      neun: 'Neun',
      acht: 'Acht',
      sieben: 'Sieben',
      sechs: 'Sechs',
    },
  },
  /** What holds in a variant, worked out from its pack. */
  variant: {
    and: (wenzels: string, suit: string) => `${wenzels}, dazu ${suit},`,
    points: (points: number) => `${points} Augen sind im Spiel.`,
    alone: 'Ohne Parteien: Jeder hat seine eigene Tafel, und gezählt werden Stiche.',
  },
  teams: {
    many: 'Wie viele Parteien?',
    byHand: 'Bei mehr als zwei Parteien schreibt ihr die Striche von Hand: Nicht immer hat eine die Mehrheit.',
    change: 'Ab dem nächsten Spiel. Was schon auf der Tafel steht, bleibt bei seiner Partei.',
  },
  /** The three forms of the East German rule book, each with as many permanent trumps as it is played with. */
  forms: {
    title: 'Nach dem ostdeutschen Regelbuch',
    hint: 'Drei Formen; der Alte ist der Eichel-Unter.',
    names: {
      classic: '1 · klassisch',
      changing6: '2 · sechs Wenzel',
      changing8: '2 · acht Wenzel',
      fixed4: '3 · vier Wenzel',
      fixed6: '3 · sechs Wenzel',
      fixed8: '3 · acht Wenzel',
    },
    wenzels: {
      4: 'Die vier Unter',
      6: 'Eichel- und Gras-Ober und die vier Unter',
      8: 'Alle Ober und Unter',
      12: 'Eichel- und Gras-Ober und alle Unter, jeder doppelt',
      16: 'Alle Ober und Unter, jeder doppelt',
    },
    facts: (wenzels: string, trumps: string) => `${wenzels} sind immer Trumpf, im Ganzen ${trumps} Trümpfe.`,
    or: ' oder ',
    who: {
      classic: 'Wer am meisten Trümpfe ansagt, nennt Trumpf. Hat keiner fünf, muss der Alte.',
      changing:
        'Wer den Alten hat, nennt Trumpf, wenn es nicht das Ansagen schon entschieden hat. Die Ober stechen ihn.',
      fixed: 'Schellen ist immer Trumpf.',
    },
    scored: (variant: string) => `Die Striche zählen wie in Variante ${variant}.`,
  },
  /** Heads that were finished, evening after evening. */
  shelf: {
    title: 'Schafköpfe',
    people: 'Wer wie viele hat',
    teams: 'Miteinander',
    more: (count: number) => `und ${count} mehr`,
  },
  /** Beside a deal on the pad. */
  row: {
    names: (name: string) => `${name} nennt`,
    must: (name: string) => `${name} muss`,
    points: (points: number) => `${points} Augen`,
  },
  /** On the sheet: the card points that were typed are those of the other side. */
  sheet: {
    otherWay: (points: string) => `umgekehrt ${points}`,
  },
  bar: {
    must: 'muss',
    mustName: (name: string) => `${name} muss: hat den Alten`,
    whoHasOld: 'Wer hat den Alten?',
    whoPlays: (trump: string) => `${trump} ist Trumpf. Wer spielt?`,
  },
}

export type GermanTexts = typeof de
