'use client'

import { useState } from 'react'
import { useTexts } from '@/lib/i18n'
import { rotateKey } from '@/lib/phone'
import type { Role } from '@/lib/sync'
import { Button, FaultText, wordsOf } from '../_ui'

type Props = {
  tableId: string
  role: Role
  /** Where this phone does not know the link: why, and what the button says then. */
  first?: { readonly why: string; readonly make: string } | null
  onMade: () => void
}

/** The host takes a link out of the world, and has a new one. */
export function Rotate({ tableId, role, first, onMade }: Props) {
  const texts = useTexts()
  const [done, setDone] = useState<Role | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function rotate() {
    setBusy(true)
    const result = await rotateKey(tableId, role)
    setBusy(false)
    setFault(result.ok ? null : wordsOf(texts, result.code))
    if (!result.ok) return
    setDone(role)
    onMade()
  }

  return (
    <section className="border-line border-t pt-3">
      <p className="text-muted">{first?.why ?? texts.share.rotateWhy}</p>
      <Button kind={first ? 'primary' : 'plain'} className="mt-2" disabled={busy} onClick={() => void rotate()}>
        {first?.make ?? texts.share.rotate}
      </Button>
      {fault && <FaultText>{fault}</FaultText>}
      {done === role && (
        <p role="status" className="text-gain mt-2 font-bold">
          ✓ {texts.share.rotated}
        </p>
      )}
    </section>
  )
}
