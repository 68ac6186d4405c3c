'use client'

import type { ReactNode } from 'react'
import { useTexts } from '@/lib/i18n'
import { useTable, type OpenTable } from '@/lib/phone'
import { LinkButton } from './button'
import { to, useQuery } from './use-query'
import { Notice, Waiting } from './waiting'

/** The table of the address for a page of its own, or what to show where it cannot be shown. */
export function useShownTable():
  { readonly id: string; readonly table: OpenTable } | { readonly id: null; readonly instead: ReactNode } {
  const texts = useTexts()
  const { t } = useQuery()
  const table = useTable(t)
  if (t !== null && table === undefined) return { id: null, instead: <Waiting /> }
  if (t === null || !table) {
    const home = <LinkButton href={to.home}>{texts.missingPage.home}</LinkButton>
    return {
      id: null,
      instead: (
        <Notice title={texts.table.missing} action={home}>
          {texts.table.missingWhy}
        </Notice>
      ),
    }
  }
  if (table.view.unknown > 0)
    return { id: null, instead: <Notice title={texts.update.needed}>{texts.update.neededWhy}</Notice> }
  return { id: t, table }
}
