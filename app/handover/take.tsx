'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useTexts } from '@/lib/i18n'
import { unpackEvening, type Unpacked } from '@/lib/phone'
import { Button, FaultText, to, wordsOf } from '../_ui'
import { FIELD } from '../_ui/field'
import { ReadCodes } from '../_ui/read-codes'

/** More missing codes than this are not listed. */
const LISTED = 12

/** Takes an evening: by camera code after code, from pictures of them, from the file, or as text. */
export function Take() {
  const texts = useTexts()
  const { handOver } = texts
  const router = useRouter()
  const known = useRef<readonly string[]>([])
  const [result, setResult] = useState<Unpacked | null>(null)

  async function add(more: readonly string[]) {
    const fresh = more.filter((text) => text.startsWith('ANS') && !known.current.includes(text))
    if (fresh.length === 0) {
      if (known.current.length === 0) setResult({ ok: false, code: 'not_an_evening' })
      return
    }
    // The newest first: should the codes of another evening have been read before, these are meant.
    known.current = [...fresh, ...known.current]
    const taken = await unpackEvening(known.current)
    setResult(taken)
    if (taken.ok) router.replace(to.evening(taken.tableId, taken.sessionId))
  }

  function anew() {
    known.current = []
    setResult(null)
  }

  const begun = result !== null && !result.ok && result.code === 'incomplete' ? result : null
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted leading-snug">{handOver.takeHow}</p>
      <ReadCodes
        label={handOver.open}
        accept="image/*,text/plain,.txt"
        multiple
        onRead={(lines) => void add(lines)}
        onNothing={() => void add([])}
      />
      <label className="text-muted block">
        {handOver.paste}
        <textarea
          rows={3}
          value=""
          className={`${FIELD} mt-1.5 text-sm`}
          onChange={(event) => void add(event.target.value.split(/\r?\n/))}
        />
      </label>
      {begun && (
        <div role="status" className="flex flex-col gap-1">
          <p className="tabular text-xl font-bold">{handOver.read(begun.total - begun.missing.length, begun.total)}</p>
          {begun.missing.length <= LISTED && (
            <p className="text-muted">{handOver.missing(begun.missing.map((number) => number + 1).join(', '))}</p>
          )}
          <Button kind="quiet" className="self-start px-0!" onClick={anew}>
            {handOver.anew}
          </Button>
        </div>
      )}
      {result !== null && !result.ok && result.code !== 'incomplete' && (
        <div>
          <FaultText>
            {result.code === 'quota' || result.code === 'storage' ? wordsOf(texts, result.code) : handOver[result.code]}
          </FaultText>
          <Button kind="quiet" className="px-0!" onClick={anew}>
            {handOver.anew}
          </Button>
        </div>
      )}
    </div>
  )
}
