'use client'

import { useState } from 'react'
import { useTexts } from '@/lib/i18n'
import { Button } from '../_ui'
import { FIELD } from '../_ui/field'
import { QrCode } from '../_ui/qr-code'

/** One link: to be read by a camera, copied, or sent. */
export function LinkCard({ link, title }: { link: string; title: string }) {
  const { share, home } = useTexts()
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      setCopied(false) // without HTTPS there is no clipboard: the link can be marked by hand
    }
  }

  async function send() {
    try {
      await navigator.share({ title, url: link })
    } catch {
      // closed again without sending
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <QrCode text={link} label={share.code} />
      <input
        readOnly
        aria-label={home.link}
        value={link}
        className={`${FIELD} text-sm`}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" className="flex-1" onClick={() => void copy()}>
          {share.copy}
        </Button>
        {'share' in navigator && (
          <Button className="flex-1" onClick={() => void send()}>
            {share.send}
          </Button>
        )}
      </div>
      <p role="status" className="text-gain min-h-6 font-bold">
        {copied && `✓ ${share.copied}`}
      </p>
    </div>
  )
}
