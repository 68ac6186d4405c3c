import { customs } from './de-customs'
import { games, german } from './de-games'
import type { RelativesTexts } from './words'

const strokes = (count: number) => (count === 1 ? '1 Strich' : `${count} Striche`)

/** German for the relatives of Schafkopf: loaded by whoever plays one, or reads about them. */
export const de: RelativesTexts = {
  family: 'Verwandte',
  which: 'Welcher Verwandte?',
  customs,
  games,
  german,
  board: {
    slate: 'Tafel',
    strokesOf: (count, target) => `${strokes(count)} von ${target}`,
    strokes,
    first: 'Noch nichts aufgeschrieben. Tippt unten an, wer es war.',
    carried: (count) =>
      count === 1 ? 'Ein Unentschieden wartet auf den Sieger.' : `${count} Unentschieden warten auf den Sieger.`,
    won: (names, game, several) => `${names} ${several ? 'gewinnen' : 'gewinnt'}: ${game}!`,
    next: 'Weiter geht’s bei null.',
    made: 'Striche',
    done: 'Spiel aus',
  },
  sheet: {
    contract: 'Was wurde gespielt?',
    result: (won, level) =>
      level === 'plain'
        ? won
          ? 'gewonnen'
          : 'verloren'
        : `${level === 'schneider' ? 'Schneider' : 'schwarz'} ${won ? 'gewonnen' : 'verloren'}`,
    points: (names) => `Augen von ${names}`,
    noTrick: 'ohne Stich (schwarz)',
    announced: 'Angesagt',
    announcedNothing: 'nichts',
    levels: { schneider: 'Schneider', schwarz: 'Schwarz' },
    flags: { tout: 'Tout', solo: 'Solo' },
    counts: { laufende: 'Laufende', doublings: 'Gedoppelt' },
    none: 'keine',
    chalk: 'Wer hat die Kreide?',
    nobody: 'keiner',
    melds: (names) => `Meldungen von ${names}`,
    byHand: 'Von Hand schreiben',
    countResult: 'Nach dem Ergebnis',
    strokesOf: (names) => `Striche für ${names}`,
    otherWay: (points) => `umgekehrt ${points}`,
    missing: { who: 'Wer war’s?', partner: 'Mit wem?', result: 'Wie ging’s aus?' },
    details: 'Geber, Notiz',
  },
  receipt: {
    wins: (names, several) => `${names} ${several ? 'gewinnen' : 'gewinnt'}`,
    draw: 'Unentschieden, keiner bekommt etwas',
    carries: 'Unentschieden, der nächste Sieger bekommt einen Strich mehr',
    byHand: 'Von Hand geschrieben',
    withPoints: (own, other) => `${own} : ${other} Augen`,
    bill: 'Rechnung',
    total: 'macht',
    lines: {
      win: () => 'gewonnen',
      schneider: () => 'Schneider',
      schwarz: () => 'Schwarz',
      beaten: () => 'die anderen geschlagen',
      announced: () => 'angesagt',
      doublings: (count) => (count === 1 ? 'gedoppelt' : `${count}-mal gedoppelt`),
      carried: (count) => (count === 1 ? 'ein Unentschieden davor' : `${count} Unentschieden davor`),
      solo: () => 'Solo',
      melds: (count) => (count === 1 ? 'eine Meldung' : `${count} Meldungen`),
      laufende: (count) => `${count} Laufende`,
      tout: () => 'Tout',
      alone: () => 'allein gespielt',
      chalk: () => 'wer die Kreide hat, braucht nur',
    },
    strokesFor: (names, made) => `${names}: ${made}`,
  },
  settle: 'Hier zählen Striche, da gibt es nichts zu zahlen. Bloß das Bier.',
  reference: {
    title: 'Die Familie',
    under: 'Der alte Schafkopf und seine Verwandten',
    open: 'Die Familie: alle Verwandten',
    trumps: 'Trumpf',
    order: 'Die höchste Karte steht links oben.',
    values: 'Augen',
    valuesOf: (card, points) => `${card} ${points}`,
    pack: (cards, trumps, points) => `${trumps} Trümpfe von ${cards} Karten, ${points} Augen im Spiel.`,
    lastTrick: (points) => `Der letzte Stich zählt ${points} Augen extra.`,
    named: 'Hier ist Eichel als Trumpffarbe gezeigt; genannt wird sie bei jedem Spiel.',
    sides: 'Spieler und Parteien',
    written: 'Was aufgeschrieben wird',
    choices: 'Was ihr ausmachen könnt',
    history: 'Woher es kommt',
    plain: 'Farben',
    contract: 'Spielart',
  },
}
