'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useTexts } from '@/lib/i18n'
import { joinTable } from '@/lib/phone'
import { Button, Field, to, wordsOf } from './_ui'
import { ReadCodes } from './_ui/read-codes'

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

  function read(text: string) {
    // The camera says the same code again and again.
    if (text === link) return
    setLink(text)
    void open(text)
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
        <Button kind="primary" type="submit" wide>
          {texts.home.open}
        </Button>
        <ReadCodes
          label={texts.home.scan}
          accept="image/*"
          onRead={([text]) => text !== undefined && read(text)}
          onNothing={() => setFault(texts.home.scanNothing)}
        />
      </form>
    </details>
  )
}
