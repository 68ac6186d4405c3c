'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from '../_ui'
import type { Words } from './words'

/** One thing that is told, with a word on how to read it. */
export function Part({ title, why, children }: { title: string; why?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-t pt-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {why !== undefined && <p className="text-muted leading-snug">{why}</p>}
      <div className="mt-2">{children}</div>
    </section>
  )
}

export type Row = { readonly key: string; readonly head: ReactNode; readonly cells: readonly ReactNode[] }
type Props = {
  caption: string
  head: string
  columns: readonly string[]
  rows: readonly Row[]
  words: Words
  /** So many rows at first; the others when they are asked for. */
  first?: number
}

/** Figures in columns. */
export function Figures({ caption, head, columns, rows, words, first = Infinity }: Props) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, first)
  return (
    <>
      <table className="tabular w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-ink text-muted border-b-2 text-sm">
            <th scope="col" className="py-1 pr-2 text-left align-bottom font-bold">
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pl-2 text-right align-bottom font-bold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, head: name, cells }) => (
            <tr key={key} className="border-line border-b">
              <th scope="row" className="min-w-0 py-2 pr-2 text-left align-top leading-tight font-bold">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]} className="py-2 pl-2 text-right align-top leading-tight">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {words.texts.everyone(rows.length)}
        </Button>
      )}
    </>
  )
}

/** A word under another. */
export function Under({ children }: { children: ReactNode }) {
  return <span className="text-muted block text-sm font-normal">{children}</span>
}
