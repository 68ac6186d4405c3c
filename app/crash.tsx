'use client'

import { useBoardTexts } from '@/lib/i18n'
import { Button, Notice } from './_ui'

/** A bug of ours: says that nothing is lost, and starts anew. */
export function Crash() {
  const { crash } = useBoardTexts()
  return (
    <Notice
      title={crash.title}
      action={
        <Button kind="primary" onClick={() => location.reload()}>
          {crash.reload}
        </Button>
      }
    >
      {crash.why}
    </Notice>
  )
}
