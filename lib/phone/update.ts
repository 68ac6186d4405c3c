'use client'

import { useCallback, useEffect, useState } from 'react'

const HOURLY = 60 * 60 * 1000

/** Registers the worker. A new version of the app waits until `apply`, which reloads every tab into it. */
export function useUpdate(): { readonly waiting: boolean; readonly apply: () => void } {
  const [next, setNext] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    // Not there without HTTPS.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
    if (!workers || process.env.NODE_ENV !== 'production') return
    const over = new AbortController()
    const { signal } = over
    // The first worker of all takes over a page that is as new as itself.
    const had = workers.controller !== null
    let reloading = false
    const reload = () => {
      if (had && !reloading) location.reload()
      reloading = true
    }
    workers.addEventListener('controllerchange', reload, { signal })
    const register = async () => {
      await loaded()
      if (signal.aborted) return
      const registration = await workers.register('/sw.js', { updateViaCache: 'none' })
      if (signal.aborted) return
      const offer = () => setNext(workers.controller ? registration.waiting : null)
      offer()
      registration.addEventListener(
        'updatefound',
        () => registration.installing?.addEventListener('statechange', offer, { signal }),
        { signal },
      )
      // Registering again does not look for a new version.
      const look = () => {
        if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(nobodyThere)
      }
      document.addEventListener('visibilitychange', look, { signal })
      const timer = setInterval(look, HOURLY)
      signal.addEventListener('abort', () => clearInterval(timer))
      look()
    }
    register().catch(nobodyThere)
    return () => over.abort()
  }, [])
  const apply = useCallback(() => next?.postMessage({ type: 'SKIP_WAITING' }), [next])
  return { waiting: next !== null, apply }
}

/** A worker fetches the whole app when it is new: it must not come between a first visitor and the first screen. */
const loaded = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
}

/** Without network, or where workers are forbidden, the app goes on with what it has. */
const nobodyThere = (): void => {}
