'use client'

import Link from 'next/link'
import { useMoneyTexts } from '@/lib/i18n'
import { to } from '../_ui'

const LINK = 'min-h-touch inline-flex items-center underline underline-offset-4'

/** Where the evenings of the table add up. Its words come when the page already stands. */
export function OverTime({ tableId }: { tableId: string }) {
  const words = useMoneyTexts()
  if (words === null) return null
  return (
    <>
      <Link href={to.standings(tableId)} className={LINK}>
        {words.standings.title}
      </Link>
      <Link href={to.kitty(tableId)} className={LINK}>
        {words.kitty.title}
      </Link>
    </>
  )
}
