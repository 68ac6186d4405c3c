'use client'

import { useBoardTexts } from '@/lib/i18n'
import { useSync, type SyncState } from '@/lib/phone'
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
  const texts = useBoardTexts()
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
