import type { ReactNode } from 'react'

/** A mistake in words, with a mark so that it is not red alone. Read aloud as it appears. */
export function FaultText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-loss mt-1 flex gap-1.5 text-sm font-bold">
      <span aria-hidden>▲</span>
      <span>{children}</span>
    </p>
  )
}
