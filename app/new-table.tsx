'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useLanguage, useTexts } from '@/lib/i18n'
import { createTable } from '@/lib/phone'
import { LONGEST_NAME } from '@/lib/table'
import { Button, Field, to, wordsOf } from './_ui'

/** A name makes a table, with or without network. */
export function NewTable({ first }: { first: boolean }) {
  const texts = useTexts()
  const language = useLanguage()
  const router = useRouter()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function make(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') return setFault(texts.home.nameMissing)
    setBusy(true)
    const made = await createTable({ name: name.trim(), language, currency: 'EUR' })
    if (made.ok) return router.push(to.table(made.id))
    setBusy(false)
    setFault(wordsOf(texts, made.code))
  }

  return (
    <form onSubmit={(event) => void make(event)} className="flex flex-col gap-3" noValidate>
      <Field
        label={first ? texts.home.firstTable : texts.table.tableName}
        hint={texts.home.nameHint}
        value={name}
        onChange={setName}
        fault={fault}
        maxLength={LONGEST_NAME}
        autoFocus={!first}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button kind="primary" type="submit" wide disabled={busy}>
        {texts.home.create}
      </Button>
    </form>
  )
}
