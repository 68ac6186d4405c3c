'use client'

import { useState } from 'react'
import { useTexts } from '@/lib/i18n'
import { Button } from './button'
import { Camera } from './camera'
import { FaultText } from './fault-text'
import { readQr } from './read-qr'

type Props = {
  /** What the files are. */
  label: string
  accept: string
  multiple?: boolean
  /** Texts of codes, or the lines of a text file. The camera says the same ones again and again. */
  onRead: (texts: readonly string[]) => void
  /** In these pictures was no code. */
  onNothing: () => void
}

const linesOf = async (file: File): Promise<readonly string[]> => {
  if (!file.type.startsWith('image/')) return (await file.text()).split(/\r?\n/)
  const read = await readQr(file)
  return read === null ? [] : [read]
}

/** QR codes by the camera, or from pictures and files where there is none. */
export function ReadCodes({ label, accept, multiple, onRead, onNothing }: Props) {
  const { handOver } = useTexts()
  const [on, setOn] = useState(false)
  const [denied, setDenied] = useState(false)

  async function open(files: readonly File[]) {
    if (files.length === 0) return
    const texts: string[] = []
    for (const file of files) texts.push(...(await linesOf(file)))
    if (texts.length === 0) onNothing()
    else onRead(texts)
  }

  return (
    <div className="flex flex-col gap-2">
      {on && (
        <Camera
          onRead={(text) => onRead([text])}
          onDenied={() => {
            setOn(false)
            setDenied(true)
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          className="flex-1"
          onClick={() => {
            setDenied(false)
            setOn(!on)
          }}
        >
          {on ? handOver.cameraOff : handOver.camera}
        </Button>
        <label className="border-edge bg-card min-h-touch rounded-chip has-focus-visible:outline-accent-ink inline-flex flex-1 items-center justify-center border px-4 text-center leading-tight font-bold has-focus-visible:outline-3">
          {label}
          <input
            type="file"
            accept={accept}
            multiple={multiple}
            className="sr-only"
            onChange={(event) => {
              void open([...(event.target.files ?? [])])
              // The same file again is a change again.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      {denied && <FaultText>{handOver.cameraDenied}</FaultText>}
    </div>
  )
}
