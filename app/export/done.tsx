import type { ExportTexts } from '@/lib/i18n'
import type { SessionId } from '@/lib/table'
import { LinkButton, to } from '../_ui'

/** It is written: on to where it stands. */
export function Done({
  tableId,
  sessions,
  words,
}: {
  tableId: string
  sessions: readonly SessionId[]
  words: ExportTexts
}) {
  const [only] = sessions
  return (
    <div className="bg-card rounded-card shadow-card flex flex-col gap-2 px-4 py-3">
      <p role="status" className="font-bold">
        {words.bring.done(sessions.length)}
      </p>
      <LinkButton
        kind="primary"
        href={only !== undefined && sessions.length === 1 ? to.evening(tableId, only) : to.table(tableId)}
      >
        {sessions.length === 1 ? words.bring.openEvening : words.bring.openTable}
      </LinkButton>
    </div>
  )
}
