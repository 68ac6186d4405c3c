import type { DealWords, LedgerWords } from '@/lib/archive'

/** Words for lists, as short as they can be told apart. */
export const DEAL_WORDS: DealWords = {
  columns: {
    date: 'Datum',
    evening: 'Abend',
    number: 'Nr.',
    dealer: 'Geber',
    contract: 'Spiel',
    suit: 'Farbe',
    declarer: 'Spieler',
    partner: 'Mitspieler',
    result: 'Ergebnis',
    cardPoints: 'Augen',
    level: 'Stufe',
    laufende: 'Laufende',
    knocks: 'Klopfen',
    kontra: 'Kontra',
    bock: 'Bock',
    note: 'Notiz',
    stock: 'Topf',
  },
  contract: (contract) =>
    typeof contract === 'string' ? contract : [contract.game, contract.contract].filter(Boolean).join(' '),
  suit: (suit) => suit,
  result: (won) => (won ? 'gewonnen' : 'verloren'),
  level: (level) => level,
  laufende: (laufende) => ('mit' in laufende ? `mit ${laufende.mit}` : `ohne ${laufende.ohne}`),
}
export const LEDGER_WORDS: LedgerWords = {
  columns: {
    date: 'Datum',
    evening: 'Abend',
    kind: 'Art',
    number: 'Nr.',
    person: 'Person',
    amount: 'Betrag',
    balance: 'Stand',
  },
  kinds: { deal: 'Spiel', stock: 'Topf', paid: 'bezahlt', open: 'offen', rounded: 'gerundet' },
}

/** Names that a spreadsheet would like to calculate, or to break. */
export const NAMES = [
  'Größenwahn – Äpfel; =1+1',
  "O'Ober",
  '=1+1',
  '+49 89',
  '-Anna',
  '@Bert',
  "'=x",
  '"; --',
  'a,b;c\td',
  '＝1',
]
export const nameOf = (person: string): string => NAMES[Number(person.replace('person-', ''))] ?? person
