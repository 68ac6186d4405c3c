import type { Cents } from '@/lib/score'
import type { Format } from '@/lib/i18n'
import type { PlayerId } from '@/lib/table'

type Props = {
  row: { readonly seats: readonly PlayerId[]; readonly played: { readonly scores: readonly Cents[] } }
  person: PlayerId
  /** What everybody had after the deal. */
  balance: ReadonlyMap<PlayerId, Cents>
  format: Format
}

/** What somebody had after a deal: strong where the deal moved it, empty where they were not at the table. */
export function RunningCell({ row, person, balance, format }: Props) {
  if (!row.seats.includes(person)) return <td />
  const moved = (row.played.scores[row.seats.indexOf(person)] ?? 0) !== 0
  return <td className={moved ? 'moved' : 'still'}>{format.signed(balance.get(person) ?? 0)}</td>
}
