/**
 * German, the language of the table. A new language is a file like this one and a line in `languages`;
 * its type makes a missing text a compile error.
 */
export const de = {
  common: {
    back: 'Zurück',
    close: 'Schließen',
    cancel: 'Abbrechen',
    save: 'Speichern',
    undo: 'Rückgängig',
    more: 'mehr',
    less: 'weniger',
    loading: 'Einen Moment …',
    optional: 'freiwillig',
    points: (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
    and: (names: readonly string[]) =>
      names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names[names.length - 1]}`,
  },
  /** The suits by their full and short names. */
  suits: { eichel: 'Eichel', gras: 'Gras', herz: 'Herz', schellen: 'Schellen' },
  /** Contracts as they are written on the pad. */
  contracts: {
    rufspiel: 'Ruf',
    hochzeit: 'Hochzeit',
    kreuz: 'Kreuz',
    farbsolo: 'Solo',
    wenz: 'Wenz',
    geier: 'Geier',
    farbwenz: 'Farbwenz',
    farbgeier: 'Farbgeier',
    bettel: 'Bettel',
    ramsch: 'Ramsch',
    passed: 'Zusammengeworfen',
    manual: 'Von Hand',
  },
}

export type Texts = typeof de
