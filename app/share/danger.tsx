'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTexts } from '@/lib/i18n'
import { deleteTable, forgetTable } from '@/lib/phone'
import { sameName } from '@/lib/table'
import { Button, FaultText, Field, to, wordsOf } from '../_ui'

type Props = { tableId: string; name: string; owner: boolean; unsent: number }

/** What cannot be undone, and therefore is asked for twice: once by opening this, once by its own button or the name. */
export function Danger({ tableId, name, owner, unsent }: Props) {
  const texts = useTexts()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function forget() {
    setBusy(true)
    await forgetTable(tableId)
    router.replace(to.home)
  }

  async function remove() {
    setBusy(true)
    const result = await deleteTable(tableId)
    if (result.ok) return forget()
    setBusy(false)
    setFault(wordsOf(texts, result.code))
  }

  return (
    <details className="border-line border-y">
      <summary className="min-h-touch flex items-center font-bold">{texts.share.danger}</summary>
      <div className="flex flex-col gap-6 pt-1 pb-4">
        <div>
          <p className="text-muted">{texts.share.forgetWhy}</p>
          {unsent > 0 && <FaultText>{texts.share.forgetUnsent(unsent)}</FaultText>}
          <Button className="mt-2" disabled={busy} onClick={() => void forget()}>
            {texts.share.forget}
          </Button>
        </div>
        {owner && (
          <div className="flex flex-col gap-2">
            <p className="text-muted">{texts.share.deleteWhy}</p>
            <Field
              label={texts.share.deleteType(name)}
              value={typed}
              onChange={setTyped}
              fault={fault}
              autoComplete="off"
            />
            <Button kind="danger" disabled={busy || !sameName(typed, name)} onClick={() => void remove()}>
              {texts.share.delete}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
