'use client'

import { useBoardTexts } from '@/lib/i18n'
import { LinkButton, Notice, to } from './_ui'

export function MissingPage() {
  const { missingPage } = useBoardTexts()
  return (
    <Notice
      title={missingPage.title}
      action={
        <LinkButton kind="primary" href={to.home}>
          {missingPage.home}
        </LinkButton>
      }
    >
      {missingPage.why}
    </Notice>
  )
}
