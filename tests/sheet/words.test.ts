import { describe, expect, it } from 'vitest'
import { billLine, sentence } from '@/app/_ui/receipt'
import { formatOf } from '@/lib/i18n/format'
import { de } from '@/lib/i18n/de'
import { en } from '@/lib/i18n/en'
import { receiptOf, type Deal } from '@/lib/score'
import { faultWords, promptOf } from '@/app/evening/sheet/prompt'
import { emptyDraft } from '@/app/evening/sheet/draft'
import { liveOf } from '@/app/evening/sheet/live'
import { placeOf } from './hands'

const { rules } = placeOf()
const names = ['Anna', 'Bert', 'Cilli', 'Dora']
const playing = [0, 1, 2, 3]
const german = formatOf('de', 'cent', 'EUR')
const english = formatOf('en', 'cent', 'EUR')

function told(deal: Deal) {
  return { deal, rules, playing, names, receipt: receiptOf(deal, rules, { players: 4, playing, dealer: 0, bock: 2 }) }
}
/** Spaces that keep an amount and its unit together are as good as others here. */
const spaced = (words: string) => words.replaceAll('\u00a0', ' ')
const inGerman = (deal: Deal) => spaced(sentence(told(deal), de, german))

const RUF: Deal = {
  contract: 'rufspiel',
  declarer: 0,
  partner: 3,
  cardPoints: 91,
  laufende: { mit: 3 },
  kontra: 1,
  knocks: [2],
}

describe('the sentence to read aloud', () => {
  it('names both sides, what was special, and what it makes', () => {
    expect(inGerman(RUF)).toBe(
      'Anna mit Dora gewinnt: 91 Augen, Schneider, mit 3, Cilli geklopft, Kontra. Macht je 4,80 €.',
    )
    expect(spaced(sentence(told(RUF), en, english))).toBe(
      'Anna with Dora wins: 91 card points, Schneider, with 3, Cilli knocked, Kontra. That makes 4.80 € each.',
    )
  })

  it('says how a solo, a Tout, a Sie, a Ramsch and a thrown-in deal went', () => {
    expect(inGerman({ contract: 'farbsolo', suit: 'herz', declarer: 1, won: false })).toBe(
      'Bert verliert das Herz-Solo. Macht je 1,00 €.',
    )
    expect(inGerman({ contract: 'wenz', declarer: 1, tout: 'won' })).toBe(
      'Bert gewinnt den Wenz als Tout. Macht je 2,00 €.',
    )
    expect(inGerman({ contract: 'farbsolo', suit: 'gras', declarer: 2, sie: true })).toBe(
      'Cilli hat den Sie. Macht je 10,40 €.',
    )
    expect(inGerman({ contract: 'ramsch', ramsch: { loser: 3, jungfrauen: [0] } })).toBe(
      'Dora verliert den Ramsch: Anna ist Jungfrau. Macht je 0,80 €.',
    )
    expect(inGerman({ contract: 'ramsch', ramsch: { durchmarsch: 3 } })).toBe(
      'Dora macht den Durchmarsch. Macht je 0,40 €.',
    )
    expect(inGerman({ contract: 'passed' })).toBe('Zusammengeworfen.')
    expect(inGerman({ contract: 'kreuz', declarer: 0, won: true })).toBe('Anna mit Cilli gewinnt. Macht je 0,40 €.')
  })
})

describe('the bill in one line', () => {
  it('adds first and multiplies then', () => {
    expect(spaced(billLine(told(RUF).receipt, RUF, de))).toBe(
      '20 + Schneider 10 + 3 Laufende 30 × 2 Klopfen × 2 Kontra × 2 Bock',
    )
  })
})

describe('what the sheet asks', () => {
  const ask = (draft: Parameters<typeof liveOf>[0]) => promptOf(draft, liveOf(draft, placeOf()).faults, names, de)
  const ruf = emptyDraft('rufspiel', 4)
  it('one thing after the other', () => {
    expect(ask(ruf)).toBe('Ruf: Wer spielt?')
    expect(ask({ ...ruf, declarer: 0 })).toBe('Anna spielt. Mit wem?')
    expect(ask({ ...ruf, declarer: 0, partner: 3 })).toBe('Anna mit Dora: gewonnen?')
    expect(ask({ ...emptyDraft('farbwenz', 4), declarer: 1 })).toBe('Bert: welche Farbe?')
  })
  it('and says at its field what is missing', () => {
    const { faults } = liveOf({ ...ruf, declarer: 0 }, placeOf())
    expect(faultWords(faults, ['partner'], de)).toBe('Wer spielt mit?')
    expect(faultWords(faults, ['suit'], de)).toBeNull()
  })
})
