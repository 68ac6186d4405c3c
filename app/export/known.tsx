import type { ExportTexts } from '@/lib/i18n'
import type { SessionId } from '@/lib/table'
import { LinkButton, to } from '../_ui'

/** It is here already: on to where it stands. */
export function Known({ tableId, session, words }: { tableId: string; session: SessionId; words: ExportTexts }) {
  return (
    <>
      <p role="status" className="font-bold">
        {words.bring.known}
      </p>
      <LinkButton href={to.evening(tableId, session)}>{words.bring.openEvening}</LinkButton>
    </>
  )
}
