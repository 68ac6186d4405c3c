import type { Texts } from './de'

export const en: Texts = {
  common: {
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    undo: 'Undo',
    more: 'more',
    less: 'less',
    loading: 'One moment …',
    optional: 'optional',
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    and: (names) =>
      names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`,
  },
  suits: { eichel: 'Acorns', gras: 'Leaves', herz: 'Hearts', schellen: 'Bells' },
  contracts: {
    rufspiel: 'Call',
    hochzeit: 'Marriage',
    kreuz: 'Cross',
    farbsolo: 'Solo',
    wenz: 'Wenz',
    geier: 'Geier',
    farbwenz: 'Suit Wenz',
    farbgeier: 'Suit Geier',
    bettel: 'Bettel',
    ramsch: 'Ramsch',
    passed: 'Thrown in',
    manual: 'By hand',
  },
}
