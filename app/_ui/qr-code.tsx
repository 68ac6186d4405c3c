'use client'

import { useEffect, useState } from 'react'

type Drawing = { readonly size: number; readonly path: string }

/** The dark squares as one path, row by row; a run of them is one stroke. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length;) {
      if (!row[x]) {
        x += 1
        continue
      }
      const from = x
      while (row[x]) x += 1
      path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    }
  })
  return path
}

type Props = {
  text: string
  label: string
  /** Much text: fewer squares, which forgive less. */
  dense?: boolean
}

/** A QR code, dark on light also by night, for cameras want it so. Its maker is loaded when it is needed. */
export function QrCode({ text, label, dense }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let here = true
    void import('uqr').then(({ encode }) => {
      const code = encode(text, { ecc: dense ? 'L' : 'M', border: 3 })
      if (here) setDrawing({ size: code.size, path: pathOf(code.data) })
    })
    return () => {
      here = false
    }
  }, [text, dense])
  if (!drawing) return <div className="aspect-square w-full max-w-80 rounded-card bg-sunken" />
  return (
    <svg
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="rounded-card w-full max-w-80"
    >
      <rect width={drawing.size} height={drawing.size} fill="#fffaf0" />
      <path d={drawing.path} fill="#2b2118" />
    </svg>
  )
}
