'use client'

import { useDates, useTexts } from '@/lib/i18n'
import { dismissRefused, exchangeNow, useSync, type SyncState } from '@/lib/phone'
import { Button } from './button'
import { wordsOf } from './refusal'

/** Full: all is on the server. Ring: some of it only here. Triangle: the server says no. */
function Mark({ sync }: { sync: SyncState }) {
  if (sync.state === 'refused') return <span aria-hidden>▲</span>
  const whole = sync.unsent === 0 && sync.state !== 'offline'
  return (
    <span
      aria-hidden
      className={`inline-block size-2.5 rounded-full border-2 ${whole ? 'border-gain bg-gain' : 'border-accent-ink'}`}
    />
  )
}

/** Whether what is written is safe, in two or three words. */
export function SyncWord({ tableId }: { tableId: string }) {
  const texts = useTexts()
  const sync = useSync(tableId)
  if (sync.state === 'loading') return null
  // Why, and that all is still here: nobody should have to look for it.
  if (sync.state === 'refused' && sync.refusal !== null) {
    return (
      <span role="status" className="text-loss leading-tight font-bold">
        <Mark sync={sync} /> {wordsOf(texts, sync.refusal)}
        {sync.unsent > 0 && ` (${texts.sync.unsent(sync.unsent)})`}
      </span>
    )
  }
  const word = sync.state === 'idle' || sync.state === 'busy' ? texts.sync.saved : texts.sync[sync.state]
  return (
    <span className="text-muted inline-flex items-center gap-1.5 text-sm leading-tight">
      <Mark sync={sync} />
      <span>
        {sync.unsent > 0
          ? [sync.state === 'offline' && texts.sync.offline, texts.sync.unsent(sync.unsent)].filter(Boolean).join(' · ')
          : word}
      </span>
    </span>
  )
}

/** The honest line: what is on this phone, what on the server, and since when. */
export function SyncLine({ tableId }: { tableId: string }) {
  const texts = useTexts()
  const dates = useDates()
  const sync = useSync(tableId)
  if (sync.state === 'loading') return null
  const last = sync.lastExchange === null ? null : dates.moment(sync.lastExchange)
  return (
    <section aria-labelledby="sync" className="flex flex-col gap-2">
      <h2 id="sync" className="text-xl">
        {texts.sync.title}
      </h2>
      <p className="text-muted leading-snug">{texts.sync.line(sync.onPhone, sync.onServer, last)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SyncWord tableId={tableId} />
        {sync.state !== 'busy' && (sync.unsent > 0 || sync.state !== 'idle') && (
          <Button kind="quiet" onClick={() => exchangeNow(tableId)}>
            {texts.sync.now}
          </Button>
        )}
      </div>
      <RefusedList tableId={tableId} refused={sync.refused} />
    </section>
  )
}

function RefusedList({ tableId, refused }: { tableId: string; refused: SyncState['refused'] }) {
  const texts = useTexts()
  const dates = useDates()
  if (refused.length === 0) return null
  const kinds: Readonly<Record<string, string>> = texts.entries
  return (
    <div>
      <h3 className="text-loss font-sans text-base">
        <span aria-hidden>▲ </span>
        {texts.sync.notTaken}
      </h3>
      <p className="text-muted text-sm">{texts.sync.notTakenWhy}</p>
      <ul className="border-line mt-2 border-t">
        {refused.map(({ entry, code }) => (
          <li key={entry.id} className="border-line flex items-center gap-2 border-b py-1">
            <span className="min-w-0 flex-1 leading-snug">
              <b>{kinds[entry.kind] ?? texts.entries.unknown}</b>
              {typeof entry.at === 'string' && <span className="text-muted"> {dates.moment(entry.at)}</span>}
              <br />
              {wordsOf(texts, code)}
            </span>
            <Button onClick={() => void dismissRefused(tableId, entry.id)}>{texts.sync.dismiss}</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
