import type { Cents } from '@/lib/score'
import type { ExportTexts, Format } from '@/lib/i18n'
import type { AgreedTransfer, PlayerId } from '@/lib/table'

type Props = {
  /** What lies in the stock. */
  stock: Cents
  transfers: readonly Omit<AgreedTransfer, 'paid'>[]
  nameOf: (person: PlayerId) => string
  format: Format
  words: ExportTexts['picture']
}

/** The foot of a sheet about money: what lies in the stock, and who gives whom. */
export function Owed({ stock, transfers, nameOf, format, words }: Props) {
  return (
    <p className="flex flex-wrap gap-x-[6mm]">
      {stock !== 0 && <span>{words.stock(format.priced(stock))}</span>}
      {transfers.map(({ from, to, amount }, at) => (
        <span key={at}>{words.gives(nameOf(from), nameOf(to), format.priced(amount))}</span>
      ))}
    </p>
  )
}
