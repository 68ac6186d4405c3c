import { bookOf, dealsList, DIALECTS, ledgerList, writeCsv, type RelativeContract } from '@/lib/archive'
import { formatOf, type ExportTexts, type Language, type RelativesTexts, type Texts } from '@/lib/i18n'
import { ledgerOf, type Evening, type TableView } from '@/lib/table'

/** The words of all parts, and the language whose spreadsheets are to read the list. */
export type ListWords = {
  readonly texts: Texts
  readonly words: ExportTexts
  readonly relatives: RelativesTexts
  readonly language: Language
}

export const nameIn = (view: TableView) => {
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  return (person: string): string => names.get(person) ?? '?'
}

const listed = (view: TableView, language: Language) => ({
  nameOf: nameIn(view),
  digits: formatOf(language, 'cent', view.currency).digits,
})

export function dealsCsv(evenings: readonly Evening[], view: TableView, list: ListWords): string {
  const { texts, words, relatives, language } = list
  const { csv } = words
  const suits: Readonly<Record<string, string>> = texts.suits
  const rows = dealsList(
    evenings.map(bookOf),
    {
      columns: csv.deals,
      contract: (contract) =>
        typeof contract === 'object'
          ? relativeName(contract, relatives)
          : contract === 'german'
            ? csv.german
            : texts.contracts[contract],
      suit: (suit) => suits[suit] ?? suit,
      result: (won) => (won ? csv.won : csv.lost),
      level: (level) => csv.levels[level],
      laufende: (laufende) => ('mit' in laufende ? csv.mit(laufende.mit) : csv.ohne(laufende.ohne)),
    },
    listed(view, language),
  )
  return writeCsv(rows, DIALECTS[language])
}

/** "Bierkopf", "Mucken · Wenz", "Mucken · Von Hand geschrieben". */
function relativeName({ game, contract, byHand }: RelativeContract, words: RelativesTexts): string {
  const { name, contracts } = words.games[game]
  const more = byHand ? words.receipt.byHand : contract && contracts[contract]
  return more ? `${name} · ${more}` : name
}

export function ledgerCsv(evenings: readonly Evening[], view: TableView, { words, language }: ListWords): string {
  const { ledger: columns, kinds } = words.csv
  return writeCsv(
    ledgerList(
      evenings.flatMap((evening) => ledgerOf(evening) ?? []),
      { columns, kinds },
      listed(view, language),
    ),
    DIALECTS[language],
  )
}
