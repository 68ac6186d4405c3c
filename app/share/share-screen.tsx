'use client'

import { useEffect, useState } from 'react'
import { useShareTexts, useTexts } from '@/lib/i18n'
import { linkTo, useSync, useTable, type OpenTable } from '@/lib/phone'
import type { Role } from '@/lib/sync'
import { Choice, LinkButton, Notice, PageHeader, to, useQuery, Waiting } from '../_ui'
import { Danger } from './danger'
import { LinkCard } from './link-card'
import { Rotate } from './rotate'

/** A link for each; the host has one more, for another phone of his own. */
const SHARED: readonly Role[] = ['scorer', 'viewer']
const BY_HOST: readonly Role[] = [...SHARED, 'owner']

/** The table for others: a link and its QR code, and what the host can do with keys and with the table itself. */
export function ShareScreen() {
  const texts = useTexts()
  const { t } = useQuery()
  const table = useTable(t)
  if (table === undefined) return <Waiting />
  if (t === null || table === null) {
    return (
      <Notice title={texts.table.missing} action={<LinkButton href={to.home}>{texts.missingPage.home}</LinkButton>} />
    )
  }
  return <Share tableId={t} table={table} />
}

function Share({ tableId, table }: { tableId: string; table: OpenTable }) {
  const texts = useTexts()
  const sync = useSync(tableId)
  const host = useShareTexts()
  const isHost = table.role === 'owner'
  const [role, setRole] = useState<Role>(table.role === 'viewer' ? 'viewer' : 'scorer')
  /** Counts the keys made here, so that the link is read anew. */
  const [made, setMade] = useState(0)
  const link = useLink(tableId, role, made)
  const newest = table.view.sessions.at(-1)
  const said = (of: Role) =>
    of === 'owner'
      ? host && { name: host.owner, why: host.ownerWhy }
      : { name: texts.share[of], why: texts.share[`${of}Why`] }
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-6">
      <PageHeader title={texts.share.title} under={table.view.name} back={to.table(tableId)} />
      <div>
        <Choice
          label={texts.share.as}
          columns={2}
          value={role}
          onChange={setRole}
          options={(isHost && host ? BY_HOST : SHARED).map((value) => ({ value, label: said(value)?.name }))}
        />
        <p className="text-muted mt-2">{said(role)?.why}</p>
      </div>
      {link === null && !isHost && <p className="font-bold">{texts.share.unknown}</p>}
      {link && <LinkCard key={link} link={link} title={table.view.name} />}
      {sync.lastExchange === null && sync.state !== 'loading' && <p className="text-muted">{texts.share.localOnly}</p>}
      {isHost && host && (
        <Rotate
          tableId={tableId}
          role={role}
          first={link === null ? { why: host.unknown, make: host.make } : null}
          onMade={() => setMade((count) => count + 1)}
        />
      )}
      {newest && (
        <section className="border-line flex flex-col items-start gap-2 border-t pt-3">
          <p className="text-muted">{texts.handOver.giveWhy}</p>
          <LinkButton href={to.handOver(tableId, newest.id)}>{texts.handOver.give}</LinkButton>
        </section>
      )}
      <Danger tableId={tableId} name={table.view.name} owner={isHost} unsent={sync.unsent} />
    </main>
  )
}

/** undefined while it is looked up; null if this phone does not know the key. */
function useLink(tableId: string, role: Role, made: number): string | null | undefined {
  const [found, setFound] = useState<{ of: string; link: string | null } | null>(null)
  const of = `${tableId} ${role} ${made}`
  useEffect(() => {
    let here = true
    void linkTo(tableId, role).then((link) => here && setFound({ of, link }))
    return () => {
      here = false
    }
  }, [tableId, role, of])
  return found?.of === of ? found.link : undefined
}
