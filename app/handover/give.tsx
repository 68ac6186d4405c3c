'use client'

import { useEffect, useState } from 'react'
import { useTexts } from '@/lib/i18n'
import { packEvening, useWakeLock } from '@/lib/phone'
import { Button } from '../_ui'
import { QrCode } from '../_ui/qr-code'

/** Milliseconds each code is shown: a slow camera reads two a second. */
const EACH = 900

type Props = { tableId: string; session: string }

/** The evening as codes that follow each other round and round, and as a file. */
export function Give({ tableId, session }: Props) {
  const texts = useTexts()
  const packed = usePacked(tableId, session)
  if (packed === undefined) return <p className="sr-only">{texts.common.loading}</p>
  if (packed === null) return <p className="font-bold">{texts.board.missing}</p>
  return <Codes codes={packed} />
}

/** undefined while it is packed; null: this evening is not on this phone. */
function usePacked(tableId: string, session: string): readonly string[] | null | undefined {
  const [packed, setPacked] = useState<readonly string[] | null>()
  useEffect(() => {
    let here = true
    void packEvening(tableId, session).then((codes) => here && setPacked(codes))
    return () => {
      here = false
    }
  }, [tableId, session])
  return packed
}

function Codes({ codes }: { codes: readonly string[] }) {
  const { handOver } = useTexts()
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(true)
  const total = codes.length
  useWakeLock(true)
  useEffect(() => {
    if (!running || total < 2) return
    const timer = setInterval(() => setAt((now) => (now + 1) % total), EACH)
    return () => clearInterval(timer)
  }, [running, total])
  const step = (by: 1 | -1) => {
    setRunning(false)
    setAt((now) => (now + by + total) % total)
  }
  const label = handOver.code(at + 1, total)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted leading-snug">{handOver.giveHow}</p>
      <QrCode dense text={codes[at] ?? ''} label={label} />
      <p className="tabular font-bold">{label}</p>
      {total > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button aria-label={handOver.previous} onClick={() => step(-1)}>
            ‹
          </Button>
          <Button className="flex-1" onClick={() => setRunning(!running)}>
            {running ? handOver.pause : handOver.go}
          </Button>
          <Button aria-label={handOver.next} onClick={() => step(1)}>
            ›
          </Button>
        </div>
      )}
      <Button onClick={() => download(codes)}>{handOver.file}</Button>
    </div>
  )
}

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([codes.join('\n')], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `anschreiber-${new Date().toISOString().slice(0, 10)}.txt`
  link.click()
  // The browser reads it after the tap.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
