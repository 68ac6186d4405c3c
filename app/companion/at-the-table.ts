'use client'

import { useEvening, useTable } from '@/lib/phone'
import { PRESET_RULES, type Rules } from '@/lib/score'
import { useQuery } from '../_ui'

/** Who does what for the next deal, by name. */
export type NextDeal = {
  readonly number: number
  readonly dealer: string
  /** To the dealer's right. */
  readonly cutter: string
  /** To the dealer's left among those who play: first card, first word, first to lead. */
  readonly lead: string
  readonly sittingOut: readonly string[]
}

export type AtTheTable = {
  readonly rules: Rules
  /** The table whose rules these are; null: the usual rules. */
  readonly table: string | null
  readonly next: NextDeal | null
  /** How many sit there; null: nobody knows. */
  readonly people: number | null
}

const ANYWHERE: AtTheTable = { rules: PRESET_RULES.wirtshaus, table: null, next: null, people: null }

/** The rules and the next deal of the evening in the address; without one, or for the historic game, the usual rules. */
export function useAtTheTable(): AtTheTable {
  const { t, s } = useQuery()
  const table = useTable(t)
  const evening = useEvening(t, s)
  if (!table || !evening || evening.game !== 'bavarian') return ANYWHERE
  const { seats, rules, next, closed } = evening
  const nameOf = (seat: number) => {
    const player = seats[(seat + seats.length) % seats.length]
    return table.view.people.find((person) => person.id === player)?.name ?? '?'
  }
  const { dealer, playing, number } = next
  const around = seats.map((_, step) => (dealer + 1 + step) % seats.length)
  const lead = around.find((seat) => playing.includes(seat))
  return {
    rules,
    table: table.view.name,
    people: seats.length,
    next:
      closed || lead === undefined
        ? null
        : {
            number,
            dealer: nameOf(dealer),
            cutter: nameOf(dealer - 1),
            lead: nameOf(lead),
            sittingOut: around.filter((seat) => !playing.includes(seat)).map(nameOf),
          },
  }
}
