import type { Format, Language, StatisticsTexts, Texts } from '@/lib/i18n'
import { isRelative } from '@/lib/score'
import { isFew, wonOf, type GameName, type Kind, type Run, type Sum } from '@/lib/statistics'
import type { PlayerId, SessionId } from '@/lib/table'

/** All that a number needs to be said: one object for every part of the page. */
export type Words = {
  readonly texts: StatisticsTexts
  readonly table: Texts
  readonly kind: Kind
  /** `+4,20`, and `+4,20 €`. */
  readonly amount: (amount: number) => string
  readonly priced: (amount: number) => string
  /** What one game brought on average, of so many. */
  readonly each: (sum: Sum) => string
  /** How many were won; `≈` before it where they are few, `–` where there are none. */
  readonly share: (sum: Pick<Sum, 'deals' | 'won'>) => string
  readonly count: (count: number) => string
  readonly nameOf: (person: PlayerId) => string
  readonly dayOf: (session: SessionId) => string
  readonly where: (run: Run) => string
  readonly game: (game: GameName) => string
}

export type Speaker = {
  readonly texts: StatisticsTexts
  readonly table: Texts
  readonly language: Language
  readonly kind: Kind
  readonly format: Format
  readonly nameOf: (person: PlayerId) => string
  readonly dayOf: (session: SessionId) => string
  /** Everything is of one evening: no need to say which. */
  readonly oneEvening: boolean
}

export function wordsOf(speaker: Speaker): Words {
  const { texts, table, language, kind, format, nameOf, dayOf, oneEvening } = speaker
  const whole = new Intl.NumberFormat(language)
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const signed = (value: number, written: string) => (value > 0 ? '+' : value < 0 ? '−' : '') + written
  const amount = kind === 'stroke' ? (value: number) => whole.format(value) : format.signed
  const about = (sum: Pick<Sum, 'deals'>, written: string) => (isFew(sum) ? `${texts.about}\u00a0${written}` : written)
  return {
    texts,
    table,
    kind,
    amount,
    priced: (value) =>
      kind === 'stroke' ? texts.strokes(whole.format(value)) : `${value > 0 ? '+' : ''}${format.priced(value)}`,
    each: (sum) => {
      if (sum.deals === 0) return '–'
      const each = sum.gain / sum.deals
      if (kind === 'cent') return about(sum, format.signed(Math.round(each)))
      const tenth = Math.round(each * 10) / 10
      return about(sum, kind === 'stroke' ? tenths.format(tenth) : signed(tenth, tenths.format(Math.abs(tenth))))
    },
    share: (sum) => {
      const won = wonOf(sum)
      return won === null ? '–' : about(sum, texts.share(Math.round(won * 100)))
    },
    count: (count) => whole.format(count),
    nameOf,
    dayOf,
    where: ({ from, to, session }) => texts.where(from, to, oneEvening ? null : dayOf(session)),
    game: (game) => {
      if (isRelative(game)) return texts.games.relatives[game]
      return game === 'named' || game === 'strokes' ? texts.games[game] : table.contracts[game]
    },
  }
}
