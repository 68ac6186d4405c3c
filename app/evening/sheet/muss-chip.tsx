'use client'

import { Chip } from '@/app/_ui'
import type { PartProps } from './part'

/** A forced Rufspiel. */
export function MussChip({ draft, change, texts }: PartProps) {
  return (
    <Chip
      on={draft.muss}
      name={texts.sheet.mussName}
      onToggle={() => change({ ...draft, muss: !draft.muss })}
      className="px-0.5! text-sm"
    >
      {texts.sheet.muss}
    </Chip>
  )
}
