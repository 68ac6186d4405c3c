'use client'

import { useTexts } from '@/lib/i18n'
import { PageHeader, to, useQuery } from '../_ui'
import { Give } from './give'
import { Take } from './take'

/** With an evening in the address this phone hands it over; without one it takes one. */
export function HandoverScreen() {
  const { handOver } = useTexts()
  const { t, s } = useQuery()
  const giving = t !== null && s !== null
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-5">
      <PageHeader title={giving ? handOver.give : handOver.take} back={giving ? to.share(t) : to.home} />
      {giving ? <Give tableId={t} session={s} /> : <Take />}
    </main>
  )
}
