'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useTexts } from '@/lib/i18n'
import { joinTable } from '@/lib/phone'
import { Button, Field, to, wordsOf } from './_ui'
import { readQr } from './_ui/read-qr'

/** The table and the key of a link as it was shared; null where it is none. */
function linkOf(written: string): { id: string; key: string } | null {
  const found = /[?&]t=([\w-]+)[^#]*#([\w-]+)\s*$/.exec(written.trim())
  // Both groups are there when the pattern matched.
  return found ? { id: found[1] as string, key: found[2] as string } : null
}

/** Joins a table by its link, pasted or read from a picture of its QR code. */
export function OpenLink() {
  const texts = useTexts()
  const router = useRouter()
  const [link, setLink] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function open(written: string) {
    const parts = linkOf(written)
    if (!parts) return setFault(texts.home.linkBad)
    const joined = await joinTable(parts.id, parts.key)
    if (joined.ok) router.push(to.table(parts.id))
    else setFault(wordsOf(texts, joined.code))
  }

  async function scan(picture: File | undefined) {
    if (!picture) return
    const read = await readQr(picture)
    if (read === null) return setFault(texts.home.scanNothing)
    setLink(read)
    await open(read)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void open(link)
  }

  return (
    <details className="border-line border-y">
      <summary className="min-h-touch flex items-center font-bold">{texts.home.openLink}</summary>
      <form onSubmit={submit} className="flex flex-col gap-3 pb-4" noValidate>
        <Field
          label={texts.home.link}
          hint={texts.home.linkHint}
          value={link}
          onChange={setLink}
          fault={fault}
          inputMode="url"
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" type="submit" className="flex-1">
            {texts.home.open}
          </Button>
          <label className="border-edge bg-card min-h-touch rounded-chip has-focus-visible:outline-accent-ink inline-flex flex-1 items-center justify-center border px-4 font-bold has-focus-visible:outline-3">
            {texts.home.scan}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              onChange={(event) => void scan(event.target.files?.[0])}
            />
          </label>
        </div>
      </form>
    </details>
  )
}
