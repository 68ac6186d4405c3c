'use client'

import { useRelativesTexts } from '@/lib/i18n'

/** Where strokes are played for, there is nothing to pay. */
export default function RelativeEnd() {
  return <p className="text-lg">{useRelativesTexts()?.settle}</p>
}
