'use client'

import { useState } from 'react'
import type { DetailProps } from './detail-fields'
import { DetailFields } from './soon'

/** What is seldom told: another dealer, another round of players, Bock for this deal, a note. */
export function DetailsRow(props: DetailProps) {
  const { draft, offer, texts, faultAt } = props
  const called = !offer.suitNeeded && offer.suits.length > 0
  const fault = faultAt('dealer', 'playing', 'bock', 'note')
  const touched =
    draft.dealer !== null ||
    draft.playing !== null ||
    draft.bock !== null ||
    draft.note !== '' ||
    (called && draft.suit !== null)
  // Laid open once: a note that is erased does not close the fold under the thumb.
  const [opened] = useState(touched)
  return (
    <details open={opened || fault !== null || undefined} className="border-line rounded-chip border">
      <summary className="min-h-touch text-muted flex items-center px-3">
        {called ? texts.sheet.detailsCalled : texts.sheet.details}
      </summary>
      <DetailFields {...props} />
    </details>
  )
}
