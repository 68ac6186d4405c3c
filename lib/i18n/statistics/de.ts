/** German for the statistics page. A file of its own: only who opens the page waits for it. */
const times = (count: number): string => (count === 1 ? 'einmal' : `${count}-mal`)
const deals = (count: number): string => (count === 1 ? '1 Spiel' : `${count.toLocaleString('de')} Spiele`)
const evenings = (count: number): string => (count === 1 ? '1 Abend' : `${count.toLocaleString('de')} Abende`)
const fromTo = (from: number, to: number): string => (from === to ? `Spiel ${from}` : `Spiel ${from} bis ${to}`)

export const de = {
  title: 'Statistik',
  period: 'Zeitraum',
  all: 'Alle Zeit',
  kind: 'Gezählt in',
  kinds: { cent: 'Geld', point: 'Punkten', stroke: 'Strichen' },
  deals,
  sum: (evening: number, deal: number): string => `${evenings(evening)} · ${deals(deal)}`,
  counting: (done: number, of: number): string =>
    `Zähle zusammen: ${done.toLocaleString('de')} von ${of.toLocaleString('de')} Abenden …`,
  nothing: 'Noch kein Spiel',
  nothingWhy: 'Sobald ihr gespielt habt, steht hier, worüber sich lachen lässt.',
  failed: 'Die Statistik ist nicht zu laden. Ladet die Seite neu; die Spiele sind alle noch da.',
  reload: 'Neu laden',
  unread: (count: number): string =>
    `${evenings(count)} ${count === 1 ? 'fehlt' : 'fehlen'} hier: Darin steht etwas, das diese Fassung der App nicht versteht.`,
  few: (enough: number): string => `≈ vor einer Zahl heißt: aus weniger als ${enough} Spielen, das ist noch Zufall.`,
  about: '≈',
  share: (percent: number): string => `${percent}\u00a0%`,
  strokes: (count: string): string => (count === '1' ? '1 Strich' : `${count} Striche`),
  everyone: (count: number): string => `Alle ${count} zeigen`,
  person: 'Wer',
  honours: {
    title: 'Ehrentafel',
    titles: {
      knocker: 'Klopfkönig',
      soloist: 'Einzelkämpfer',
      tailor: 'Schneidermeister',
      customer: 'Beste Kundschaft',
      lucky: 'Glückssträhne',
      unlucky: 'Pechsträhne',
      dreamPair: 'Traumpaar',
      brokePair: 'Teures Paar',
    },
    knocker: (count: number, gain: string): string => `${times(count)} geklopft, zusammen ${gain}`,
    soloist: (count: number, won: number): string =>
      `${times(count)} allein gespielt, ${won === 0 ? 'nie' : times(won)} gewonnen`,
    tailor: (count: number): string => `hat die anderen ${times(count)} Schneider oder Schwarz gemacht`,
    customer: (count: number): string => `wurde ${times(count)} Schneider oder Schwarz`,
    lucky: (count: number, where: string): string => `${count} Spiele hintereinander gewonnen (${where})`,
    unlucky: (count: number, where: string): string => `${count} Spiele hintereinander verloren (${where})`,
    dreamPair: (count: number, gain: string): string => `${deals(count)} zusammen, macht ${gain}`,
    brokePair: (count: number, gain: string): string => `${deals(count)} zusammen, macht ${gain}`,
  },
  where: (from: number, to: number, day: string | null): string =>
    day === null ? fromTo(from, to) : `${fromTo(from, to)}, ${day}`,
  curve: {
    title: 'Verlauf',
    ofEvening: 'Spiel für Spiel',
    overEvenings: 'Abend für Abend',
    lines: 'Eine Linie hervorheben',
    says: (ends: readonly string[]): string => `Am Ende: ${ends.join(', ')}.`,
    asTable: 'Als Tabelle',
    deal: 'Spiel',
    evening: 'Abend',
    thinned: (shown: number): string => `Von so vielen sind ${shown} gezeigt, in gleichen Abständen.`,
  },
  moments: {
    title: 'Bestes und teuerstes Spiel',
    best: 'Größter Gewinn',
    worst: 'Größter Verlust',
    most: 'Meiste Striche',
    deal: (number: number, day: string): string => `Spiel ${number}, ${day}`,
    why: 'Warum?',
  },
  games: {
    title: 'Was gespielt wird',
    game: 'Spiel',
    deals: 'wie oft',
    won: 'gewonnen',
    named: 'Trumpf angesagt',
    strokes: 'Von Hand',
    relatives: {
      ...{ bierkopf: 'Bierkopf', mucken: 'Mucken', blattla: 'Blattla', bauernstoss: 'Bauernstoß' },
      ...{
        schoofkopp: 'Schoofkopp',
        bauerchen: 'Bäuerchen',
        wendish: 'Wendischer Schafkopf',
        officers: 'Offiziersschafkopf',
      },
    },
    key: { won: 'gewonnen', lost: 'verloren', neither: 'ohne Spieler' },
  },
  people: {
    title: 'Wer wie spielt',
    each: 'im Schnitt',
    won: 'gewonnen',
    declared: 'angesagt',
    alone: 'allein',
    up: (up: number, sat: number): string => `${up} von ${evenings(sat).replace('Abende', 'Abenden')} im Plus`,
    heads: (count: number): string => (count === 1 ? '1 Kopf fertig' : `${count} Köpfe fertig`),
    why: 'Ein Spiel bringt „im Schnitt“ so viel; „angesagt“ und „allein“: wie oft, und wie viel davon gewonnen.',
    whyGerman: 'Ein Spiel bringt „im Schnitt“ so viele Striche; „angesagt“: wie oft, und wie viel davon gewonnen.',
  },
  pairs: {
    title: 'Wer mit wem',
    pair: 'Zusammen',
    deals: 'Spiele',
    won: 'gewonnen',
    gain: 'beide zusammen',
  },
  knocks: {
    title: 'Lohnt sich das Klopfen?',
    knocked: 'geklopft',
    with: 'mit',
    without: 'ohne',
    why: 'Was ein Spiel im Schnitt bringt, mit eigenem Klopfen und ohne.',
    of: (knocked: number, played: number): string => `${knocked} von ${played}`,
    pays: 'lohnt sich',
    costs: 'lohnt sich nicht',
    unclear: 'noch nicht zu sagen',
  },
  clear: {
    title: 'Schneider und Schwarz',
    schneider: 'Schneider',
    schwarz: 'Schwarz',
    why: 'Erst wie oft man andere dazu machte, dann wie oft man es selber wurde.',
    pair: (given: number, taken: number): string => `${given} : ${taken}`,
    spoken: (given: number, taken: number): string => `${given} gemacht, ${taken} geworden`,
  },
  runs: { title: 'Längste Serien', won: 'gewonnen', lost: 'verloren', why: 'Spiele hintereinander, an einem Abend.' },
  dealers: {
    title: 'Geberglück',
    dealt: 'gegeben',
    with: 'als Geber',
    without: 'sonst',
    why: 'Was ein Spiel im Schnitt bringt, wenn man selbst gegeben hat und mitspielt.',
  },
}

/** What every language says on the statistics page. */
export type StatisticsTexts = typeof de
