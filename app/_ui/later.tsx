'use client'

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle'

type Loading = { readonly load: () => void }

/** A part of a screen whose script comes after the screen; until then its place is empty. One that is here is shown at once. */
export function later<P extends object>(
  script: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> & Loading {
  let here: ComponentType<P> | null = null
  const loaded = async () => {
    const { default: Part } = await script()
    here = Part
    return { default: Part }
  }
  const Awaited = lazy(loaded)
  function Later(props: P) {
    // Chosen once: another component in its place would forget what was typed into it.
    const [Part] = useState<ComponentType<P>>(() => here ?? Awaited)
    return (
      <Suspense fallback={<span hidden data-coming />}>
        <Part {...props} />
      </Suspense>
    )
  }
  // Where there is no network it is asked for again when it is needed.
  return Object.assign(Later, { load: () => void loaded().catch(() => {}) })
}

/** Loads these parts all at once when the screen is painted and the phone is idle, so that no tap waits for them. */
export function useSoon(parts: readonly Loading[]): void {
  useEffect(() => whenIdle(() => parts.forEach(({ load }) => load())), [parts])
}
