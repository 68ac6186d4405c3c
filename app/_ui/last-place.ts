'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'

const STORED = 'place'
/** After so long a new evening is as likely, in milliseconds. */
const FRESH = 12 * 60 * 60 * 1000
/** The shortcut of the installed app. */
const NEW_DEAL = '?new=deal'

type Place = { readonly path: string; readonly at: number }

function lastPlace(): Place | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('at' in kept)) return null
    const { path, at } = kept
    // Only a place of this app: what starts with two slashes is another host.
    return typeof path === 'string' && /^\/\w/.test(path) && typeof at === 'number' ? { path, at } : null
  } catch {
    return null // storage is forbidden, or holds something else
  }
}

function keep(): void {
  const { pathname, search } = location
  try {
    if (pathname !== '/') localStorage.setItem(STORED, JSON.stringify({ path: pathname + search, at: Date.now() }))
  } catch {
    // storage is forbidden: the app then begins at its start page
  }
}

/** Where an app that was just opened at its start page goes on; null: it stays there. */
function wayBack(): string | null {
  if (location.pathname !== '/') return null
  const last = lastPlace()
  if (last === null) return null
  const { path, at } = last
  if (location.search === NEW_DEAL) return path.startsWith('/evening?') ? newDealOn(path) : null
  const [opened] = performance.getEntriesByType('navigation')
  const anew = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate'
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return isInstalled && anew && Date.now() - at < FRESH ? path : null
}

const newDealOn = (evening: string): string => (/[?&]deal=/.test(evening) ? evening : `${evening}&deal=next`)

/** The installed app goes on where it was when the system closed it; its shortcut opens the sheet of the last evening. */
export function useLastPlace(): void {
  const router = useRouter()
  const pathname = usePathname()
  useEffect(() => {
    const back = wayBack()
    if (back !== null) router.replace(back)
    const leave = () => keep()
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', leave)
    }
  }, [router])
  useEffect(keep, [pathname])
}
