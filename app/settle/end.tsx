'use client'

import { useTexts } from '@/lib/i18n'
import type { Draft } from '@/lib/phone'
import type { Evening } from '@/lib/table'
import { Button, FaultText, LinkButton, to } from '../_ui'
import { useWrite } from '../_ui/use-write'

const NOTHING = (): readonly Draft[] => []

type Props = {
  tableId: string
  evening: Evening
  /** What is written together with the closing. */
  also?: () => readonly Draft[]
  /** What is taken back when the evening goes on. */
  back?: () => readonly Draft[]
}

/** Closes the evening, or opens it again: taking back each closing, for two phones may have said it. */
export function End({ tableId, evening, also = NOTHING, back = NOTHING }: Props) {
  const texts = useTexts()
  const { put, fault } = useWrite(tableId)
  const session = evening.session.id
  const reopen = () => put(...evening.closings.map((target) => ({ kind: 'void', session, target }) as const), ...back())
  return (
    <section className="mt-auto flex flex-col gap-2">
      {fault && <FaultText>{fault}</FaultText>}
      {evening.closed ? (
        <>
          <p role="status" className="text-lg font-bold">
            {texts.settle.closedNow}
          </p>
          <Button wide onClick={() => void reopen()}>
            {texts.settle.reopen}
          </Button>
          <LinkButton kind="primary" wide href={to.table(tableId)}>
            {texts.board.table}
          </LinkButton>
        </>
      ) : (
        <Button kind="primary" wide onClick={() => void put(...also(), { kind: 'closed', session })}>
          {texts.settle.close}
        </Button>
      )}
    </section>
  )
}
