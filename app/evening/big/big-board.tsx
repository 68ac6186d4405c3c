'use client'

import type { Format } from '@/lib/i18n'
import type { BavarianEvening, PlayerId } from '@/lib/table'
import { Felt } from '../felt'
import { Pad } from '../pad'
import { BigFrame } from './big-frame'

type Props = {
  tableId: string
  tableName: string
  evening: BavarianEvening
  nameOf: (player: PlayerId) => string
  format: Format
}

/** The Bavarian board, large: who stands how, and the last deals. */
export default function BigBoard({ nameOf, format, ...frame }: Props) {
  return (
    <BigFrame {...frame}>
      <div className="big-halves">
        <Felt evening={frame.evening} nameOf={nameOf} format={format} onTap={null} />
        <Pad evening={frame.evening} nameOf={nameOf} format={format} onOpen={null} />
      </div>
    </BigFrame>
  )
}
