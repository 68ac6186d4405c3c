'use client'

import { useEffect, useEffectEvent, type ReactNode } from 'react'

type Props = {
  /** With another `key` the time starts anew. */
  children: ReactNode
  action?: { label: string; onTap: () => void } | undefined
  onGone: () => void
  /** Milliseconds. */
  stays?: number
}

/** Says what just happened and offers the way back for a while. */
export function UndoBar({ children, action, onGone, stays = 10_000 }: Props) {
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => leave(), stays)
    return () => clearTimeout(timer)
  }, [stays])
  return (
    <div role="status" className="bg-ink text-paper rounded-chip shadow-card flex items-center gap-2 py-1 pr-1 pl-4">
      <p className="min-w-0 flex-1 py-1 leading-tight">{children}</p>
      {action && (
        <button
          type="button"
          onClick={action.onTap}
          className="min-h-touch rounded-chip shrink-0 px-3 font-bold underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
