'use client'

import { useDates, useTexts } from '@/lib/i18n'
import { dismissRefused, exchangeNow, useSync, type SyncState } from '@/lib/phone'
import { Button } from './button'
import { wordsOf } from './refusal'
import { SyncWord } from './sync-word'

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
