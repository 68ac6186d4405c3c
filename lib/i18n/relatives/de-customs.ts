import type { CustomWords } from './words'

/** The customs that tables agree on, by their key in the rules. */
export const customs: Readonly<Record<string, CustomWords>> = {
  pack: { label: 'Karten', options: { 20: '20', 24: '24', 32: '32' } },
  unit: { label: 'Gespielt wird um', options: { cent: 'Geld', point: 'Punkte' } },
  target: { label: 'Bis', options: { 12: '12', 20: '20', 21: '21', 31: '31' } },
  written: { label: 'Wer schreibt?', options: { wins: 'die Sieger', bolln: 'die Verlierer (Bolln)' } },
  half: {
    label: 'Genau die Hälfte',
    options: { carry: 'zählt beim nächsten mit', void: 'zählt nicht', chooserLoses: 'verliert, wer angesagt hat' },
  },
  schwarzIs: { label: 'Schwarz ist', options: { points: 'ohne ein Auge', tricks: 'ohne Stich' } },
  doublings: {
    label: 'Doppeln',
    options: { 0: 'gibt es nicht', 1: 'einmal', 2: 'mit Antwort', 4: 'bis viermal' },
  },
  geier: { label: 'Geier', options: { on: 'wird gespielt', off: 'gibt es nicht' } },
  muckWorth: { label: 'Ein Muck zählt' },
  wenzWorth: { label: 'Ein Wenz zählt' },
  geierWorth: { label: 'Ein Geier zählt' },
  levels: { label: 'Schneider und Schwarz', options: { add: 'je eins mehr', double: 'je doppelt' } },
  announced: { label: 'Angesagt', options: { add: 'eins mehr', double: 'doppelt', same: 'zählt gleich' } },
  beaten: {
    label: 'Wer den Ansager schlägt',
    options: { same: 'bekommt gleich viel', double: 'bekommt das Doppelte' },
  },
  match: { label: 'Ein Hänger sind', options: { 0: 'gibt es nicht', 2: '2 Bobbl', 3: '3 Bobbl', 4: '4 Bobbl' } },
  rufPrice: { label: 'Ruf' },
  soloPrice: { label: 'Solo' },
  extraPrice: { label: 'Schneider, Schwarz, Laufende je' },
  laufendeFrom: { label: 'Laufende', options: { 0: 'zählen nicht', 2: 'ab zwei', 3: 'ab drei' } },
  win: { label: 'Striche fürs Gewinnen' },
  schneiderMore: { label: 'Schneider bringt dazu' },
  schwarzMore: { label: 'Schwarz bringt noch dazu' },
  solo: { label: 'Ein Solo zählt', options: { double: 'doppelt', same: 'gleich' } },
  schneiderAt: { label: 'Schneider ist, wer hat', options: { 29: 'bis 29', 30: 'bis 30', 32: 'bis 32' } },
  chalk: {
    label: 'Die Kreide hat',
    options: { near: 'wem ein Sieg fehlt', leader: 'wer führt', named: 'wer’s sagt', off: 'keiner' },
  },
  melds: { label: 'König und Dame', options: { points: 'als Augen', strokes: 'als Striche', off: 'zählen nicht' } },
  meldPoints: { label: 'Eine Meldung hat', options: { 10: '10 Augen', 20: '20 Augen', 40: '40 Augen' } },
  price: { label: 'Ein Spiel' },
  schneiderPrice: { label: 'Schneider dazu' },
  schwarzPrice: { label: 'Schwarz noch dazu' },
  alone: { label: 'Wer beide Alten hat und still spielt', options: { same: 'gleich viel', double: 'das Doppelte' } },
  payment: { label: 'Bezahlt wird', options: { players: 'einer dem andern', pot: 'aus dem gemeinsamen Topf' } },
}
