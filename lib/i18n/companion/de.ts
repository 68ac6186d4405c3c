/**
 * German for the companion page and the counting of cards. A file of its own: these texts are long, and the board does
 * not wait for them. A new language is a file like this one and a line in `index`.
 */
export const de = {
  title: 'Nachschlagen',
  usualRules: 'Wie üblich gespielt wird. Vom Abend aus geöffnet, gelten hier die Regeln eures Tisches.',
  tableRules: (table: string) => `Nach den Regeln von ${table}`,
  contract: 'Was wird gespielt?',
  suit: 'Trumpffarbe',
  pack: (pack: number): string =>
    pack === 24 ? 'kurze Karte: 24 Karten, ohne Siebener und Achter' : 'lange Karte: 32 Karten',
  face: 'Bild',
  faces: { german: 'deutsch', french: 'französisch' },
  cards: {
    german: {
      suits: { eichel: 'Eichel', gras: 'Gras', herz: 'Herz', schellen: 'Schellen' },
      ranks: {
        ...{ ass: 'Sau', zehn: '10', koenig: 'König', ober: 'Ober', unter: 'Unter' },
        ...{ neun: '9', acht: '8', sieben: '7' },
      },
      letters: { ass: 'A', zehn: '10', koenig: 'K', ober: 'O', unter: 'U', neun: '9', acht: '8', sieben: '7' },
      pictures: { ober: 'Ober', unter: 'Unter' },
    },
    french: {
      suits: { eichel: 'Kreuz', gras: 'Pik', herz: 'Herz', schellen: 'Karo' },
      ranks: {
        ...{ ass: 'Ass', zehn: '10', koenig: 'König', ober: 'Dame', unter: 'Bube' },
        ...{ neun: '9', acht: '8', sieben: '7' },
      },
      letters: { ass: 'A', zehn: '10', koenig: 'K', ober: 'D', unter: 'B', neun: '9', acht: '8', sieben: '7' },
      pictures: { ober: 'Damen', unter: 'Buben' },
    },
  },
  cardName: (suit: string, rank: string) => `${suit}-${rank}`,
  trumps: {
    title: 'Trumpf',
    count: (trumps: number, all: number) => `${trumps} Trümpfe von ${all} Karten. Der höchste liegt oben links.`,
    none: 'Nichts ist Trumpf. Es sticht die höchste Karte der Farbe, die angespielt ist.',
    plain: 'Farben',
    plainOrder:
      'Von links nach rechts, die höchste zuerst. Was angespielt ist, wird bedient; wer nicht kann, sticht oder wirft ab.',
  },
  contracts: {
    rufspiel: {
      name: 'Rufspiel',
      sides: 'Der Spieler ruft eine Sau. Wer sie hat, spielt mit ihm; bis sie fällt, weiß das nur er. Zwei gegen zwei.',
      trump: 'Alle Ober, alle Unter und Herz.',
    },
    farbsolo: {
      name: 'Farbsolo',
      sides: 'Einer allein gegen alle anderen.',
      trump: 'Alle Ober, alle Unter und die Farbe, die er ansagt.',
    },
    wenz: {
      name: 'Wenz',
      sides: 'Einer allein gegen alle anderen.',
      trump: 'Nur die vier Unter. Der Ober steht in seiner Farbe hinter dem König.',
    },
    geier: {
      name: 'Geier',
      sides: 'Einer allein gegen alle anderen.',
      trump: 'Nur die vier Ober. Der Unter steht in seiner Farbe hinter dem König.',
    },
    farbwenz: {
      name: 'Farbwenz',
      sides: 'Einer allein gegen alle anderen.',
      trump: 'Die vier Unter und die angesagte Farbe, der Ober darin hinter dem König.',
    },
    farbgeier: {
      name: 'Farbgeier',
      sides: 'Einer allein gegen alle anderen.',
      trump: 'Die vier Ober und die angesagte Farbe, der Unter darin hinter dem König.',
    },
    bettel: {
      name: 'Bettel',
      sides: 'Einer allein, und er darf keinen Stich machen.',
      trump: 'Meist kein Trumpf, und die Reihenfolge ist wie hier. Mancherorts steht die Zehn zwischen Unter und Neun.',
    },
    hochzeit: {
      name: 'Hochzeit',
      sides: 'Wer nur einen Trumpf hat, tauscht ihn gegen eine Karte eines Freiwilligen. Die beiden spielen zusammen.',
      trump: 'Wie im Rufspiel: Ober, Unter und Herz.',
    },
    kreuz: {
      name: 'Kreuz',
      sides: 'Alle haben gepasst: Wer sich gegenübersitzt, spielt zusammen.',
      trump: 'Wie im Rufspiel: Ober, Unter und Herz.',
    },
    ramsch: {
      name: 'Ramsch',
      sides: 'Alle haben gepasst: Jeder spielt für sich, und wer die meisten Augen hat, verliert.',
      trump: 'Wie im Rufspiel: Ober, Unter und Herz.',
    },
  },
  goal: {
    title: 'Augen',
    all: 'zusammen 120',
    worthless: 'Neuner, Achter und Siebener zählen nichts.',
    worthlessShort: 'Neuner zählen nichts.',
    wins: (draw: boolean): string =>
      draw
        ? 'Gewonnen ist ab 61 Augen. Bei 60 : 60 zahlt keiner.'
        : 'Der Spieler gewinnt ab 61 Augen. Bei 60 : 60 haben die Gegner gewonnen.',
    schneider: (declarers: number, defenders: number) =>
      `Schneiderfrei ist die Spielerpartei ab ${declarers}, die Gegenpartei ab ${defenders} Augen.`,
    schneiderRufOnly: 'Schneider zählt an diesem Tisch nur im Rufspiel.',
    schwarz: {
      tricks: 'Schwarz ist, wer keinen Stich hat; null Augen allein reichen nicht.',
      points: 'Schwarz ist, wer null Augen hat.',
    },
    bettel: 'Augen zählen im Bettel nicht: Mit dem ersten eigenen Stich ist er verloren.',
    ramsch: 'Wer die meisten Augen hat, zahlt an alle anderen.',
    tout: 'Tout: jeder Stich muss gemacht werden, ein verlorener Stich verliert das Spiel.',
    sie: (cards: number) => `Sie: die ${cards} höchsten Trümpfe auf einer Hand. Aufgelegt, gewonnen.`,
  },
  laufende: {
    title: 'Laufende',
    what: 'Die höchsten Trümpfe ohne Lücke, die eine Partei zusammen auf der Hand hatte: „mit“, wenn es die Spieler waren, „ohne“, wenn es die Gegner waren. Es zählt, wer sie bekommen hat, nicht wer sie gestochen hat.',
    from: (card: string) => `Gezählt wird ab der höchsten Karte, hier ${card}.`,
    paid: (from: number, upTo: number | null): string =>
      upTo === null
        ? `Bezahlt wird ab ${from}, und dann jeder einzelne.`
        : `Bezahlt wird ab ${from}, und dann jeder einzelne, höchstens ${upTo}.`,
    counts: {
      both: 'Mit und ohne zählen gleich; es zahlt, wer verliert.',
      winners: 'Sie zählen nur, wenn die Gewinner sie hatten.',
      ohne: 'Es zählt nur „ohne“.',
      off: 'An diesem Tisch werden Laufende nicht bezahlt.',
    },
    none: 'Hier gibt es keine Laufenden.',
    ask: 'Tippt an, was die Spielerpartei auf der Hand hatte:',
    run: (held: 'mit' | 'ohne', count: number) => `${held} ${count}`,
    notPaid: 'nicht bezahlt',
    isPaid: (count: number): string => (count === 1 ? 'einer bezahlt' : `${count} bezahlt`),
    ifWon: 'wenn die Partei gewinnt, die sie hatte',
  },
  lead: {
    title: 'Ansagen und herauskommen',
    first: (name: string | null) =>
      `${name === null ? 'Vorhand, links vom Geber,' : `${name}, links vom Geber,`} sagt zuerst an und spielt die erste Karte, in jedem Spiel. Danach kommt heraus, wer den Stich gemacht hat.`,
    looking: 'Den letzten Stich darf man noch ansehen, bis der nächste umgedreht ist.',
  },
  kontra: {
    title: 'Kontra',
    none: 'An diesem Tisch gibt es kein Kontra.',
    steps: (steps: string) => `Jede Stufe verdoppelt: ${steps}.`,
    when: 'Kontra gibt ein Gegner, bevor die zweite Karte des ersten Stichs liegt; Re der Spieler gleich darauf. Mancherorts gilt: bevor man selbst die erste Karte gelegt hat, oder bis zum zweiten Stich. Macht es vorher aus.',
    takesOver: 'Wer zuletzt gespritzt hat, braucht 61 Augen und ist ab 31 schneiderfrei.',
    notRamsch: 'Im Ramsch gibt es kein Kontra.',
    knocks: (cards: number) =>
      `Geklopft wird nach den ersten ${cards} Karten, bevor man die nächsten aufnimmt. Jeder Klopfer verdoppelt.`,
  },
  calling: {
    title: 'Rufen',
    which: 'Gerufen werden die Sau von Eichel, Gras oder Schellen. Die Herz-Sau nicht: Herz ist Trumpf.',
    needs:
      'Wer ruft, hat von dieser Farbe mindestens eine Karte, aber nicht die Sau. Ober und Unter zählen nicht, sie sind Trumpf.',
    must: 'Wird die gerufene Farbe angespielt, muss die Rufsau zugegeben werden. Vorher darf sie weder abgeworfen noch in einen fremden Stich geschmiert werden.',
    away: 'Davonlaufen: Wer die Rufsau und mindestens drei weitere Karten ihrer Farbe hat, zusammen vier, darf selbst eine kleinere davon anspielen. Danach ist er frei, die Sau zu behalten oder zu schmieren. Manche lassen es schon mit dreien zu.',
    locked: 'Gesperrt ist, wer von keiner der drei Farben eine Karte ohne die Sau hat: Er kann kein Rufspiel machen.',
  },
  ranking: {
    title: 'Was sticht welches Spiel?',
    usual: 'Vom niedrigsten zum höchsten: Ruf, Farbwenz, Wenz, Solo, dann dasselbe als Tout, und Sie über allem.',
    others:
      'Anderswo: Solo vor Wenz vor Geier vor Farbwenz vor Farbgeier vor Ruf; oder Wenz, Geier und Solo sind gleich viel wert; oder das Herzsolo steht ganz oben.',
    equal: 'Bei gleichem Rang spielt, wer weiter vorn sitzt. Für die Bezahlung ist der Rang gleichgültig.',
  },
  mistakes: {
    title: 'Vergeben, verworfen, zu früh gezeigt',
    misdeal:
      'Vergeben (jemand hat zu viele oder zu wenige Karten): zusammenwerfen, neu mischen, abheben und noch einmal geben, derselbe Geber.',
    revoke:
      'Nicht bedient oder nicht angegeben: streng ist das Spiel für diese Partei verloren; unter Freunden wird die Karte zurückgenommen, solange der Stich offen liegt.',
    tournament:
      'Auf Turnieren wird abgebrochen. Wer den Fehler gemacht hat, zahlt allein, nach dem Stand des Spiels; ein schon gewonnenes Spiel bleibt gewonnen.',
    showing: 'Wer seine Karten zu früh auflegt, hat verloren, wenn es der Tisch streng nimmt.',
    money:
      'Bezahlt wird vor dem nächsten Abheben. Wer zu viel verlangt, muss den Unterschied doppelt zurückgeben, wenn es jemand merkt.',
    write: 'Eine Strafe schreibt ihr als „Von Hand“ an.',
  },
  dealing: {
    title: 'Was der Geber jetzt macht',
    now: (number: number) => `Spiel ${number}`,
    shuffle: (dealer: string | null) => `${dealer ?? 'Der Geber'} mischt.`,
    cut: (cutter: string | null) =>
      `${cutter === null ? 'Der rechte Nachbar' : `${cutter}, rechts vom Geber,`} hebt ab: mindestens drei Karten, höchstens dreimal.`,
    deal: (first: string | null, half: number) =>
      `Gegeben wird im Uhrzeigersinn, ${first === null ? 'der linke Nachbar' : first} zuerst: ${half} und noch einmal ${half} Karten für jeden.`,
    out: (names: string) => `Es setzt aus: ${names}.`,
    next: 'Danach gibt der linke Nachbar. Mit fünf oder mehr am Tisch setzt der Geber aus.',
  },
  seats: {
    title: 'Plätze auslosen',
    how: 'Jeder tippt eine Karte an. Die höchste sucht sich den Platz aus und gibt zuerst, die anderen setzen sich der Reihe nach im Uhrzeigersinn. Bei gleichen Karten entscheidet die Farbe: Eichel, Gras, Herz, Schellen.',
    people: 'Wie viele?',
    shuffle: 'Mischen und auslegen',
    again: 'Neu mischen',
    closed: (number: number) => `Verdeckte Karte ${number}`,
    open: (card: string, place: number) => `${card}: Platz ${place}`,
    place: (place: number) => `Platz ${place}`,
  },
  counting: {
    label: 'Karten zählen',
    add: (rank: string, points: number, count: number) => `${rank}, ${points} Augen: ${count} von 4`,
    take: (rank: string) => `${rank} zurück`,
    whose: 'Wessen Stiche werden gezählt?',
    sides: { declarers: 'Spieler', defenders: 'Gegner' },
    side: (side: string, points: number) => `${side} ${points}`,
    digits: 'Ziffern',
  },
}

export type CompanionTexts = typeof de
