'use client'

import type { Format, MoneyTexts } from '@/lib/i18n'
import { stockShares, type AgreedTransfer, type LedgerEvening, type PlayerId } from '@/lib/table'
import { Amount } from '../_ui'
import type { Settling } from './use-settling'

type Props = {
  transfer: AgreedTransfer
  evening: LedgerEvening
  settling: Settling
  nameOf: (player: PlayerId) => string
  format: Format
  words: MoneyTexts
}

/** From the deals of both to this transfer. */
export function HowItCame(props: Props) {
  const { how } = props.words
  return (
    <section aria-labelledby="how">
      <h3 id="how" className="text-xl">
        {how.title}
      </h3>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Reckoning {...props} person={props.transfer.from} />
        <Reckoning {...props} person={props.transfer.to} />
      </div>
      {props.settling.transfers.length > 1 && <p className="text-muted mt-3 text-sm">{how.few}</p>}
    </section>
  )
}

type Line = { readonly label: string; readonly amount: number }

function Reckoning({ person, evening, settling, nameOf, format, words: { how } }: Props & { person: PlayerId }) {
  const { owed, chosen, transfers, difference } = settling
  const agreed = owed.find(({ player }) => player === person)?.amount ?? 0
  const own = transfers.filter(({ from, to }) => from === person || to === person)
  const moved = own.reduce((sum, { to, amount }) => sum + (to === person ? amount : -amount), 0)
  const lines: readonly Line[] = difference?.has(person)
    ? [{ label: how.agreed, amount: agreed }]
    : [
        { label: how.deals(evening.count), amount: evening.balance.get(person) ?? 0 },
        { label: how.stock, amount: stockShares(evening, evening.stock, chosen.stock).get(person) ?? 0 },
      ]
  const shown = [...lines, { label: how.rounded, amount: moved - agreed }].filter(
    ({ amount }, at) => at === 0 || amount !== 0,
  )
  return (
    <div className="bg-card rounded-card shadow-card px-4 py-3">
      <p className="pb-1 text-lg font-bold">{nameOf(person)}</p>
      <dl>
        {shown.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt>{label}</dt>
            <dd>
              <Amount value={amount} format={format} />
            </dd>
          </div>
        ))}
        <div className="border-ink mt-1 flex items-baseline justify-between gap-3 border-t pt-1 font-bold">
          <dt>{moved < 0 ? how.gives : how.gets}</dt>
          <dd className="tabular">{format.priced(Math.abs(moved))}</dd>
        </div>
        {own.map(({ from, to, amount }, at) => (
          <div key={at} className="text-muted flex items-baseline justify-between gap-3">
            <dt>{from === person ? how.to(nameOf(to)) : how.from(nameOf(from))}</dt>
            <dd className="tabular">{format.priced(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
