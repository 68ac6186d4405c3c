'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/** Keys in localStorage: where the app was and when, and the evening it was last at. */
const PLACE = 'place'
const EVENING = 'evening'
/** After so long a new evening is as likely, in milliseconds. */
const FRESH = 12 * 60 * 60 * 1000
/** The shortcut of the installed app. */
const NEW_DEAL = '?new=deal'

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is forbidden: the app begins at its start page
  }
}

function keep(): void {
  const { pathname, search } = location
  try {
    localStorage.setItem(PLACE, `${Date.now()} ${pathname}${search}`)
    if (pathname === '/evening') localStorage.setItem(EVENING, `${pathname}${search}`)
  } catch {
    // The same.
  }
}

/** Only a place of this app: what starts with two slashes is another host. */
const isHere = (path: string | null | undefined): path is string => /^\/\w/.test(path ?? '')

/** Where an app that was just opened at its start page goes on; null: it stays there. */
function wayBack(): string | null {
  if (location.pathname !== '/') return null
  if (location.search === NEW_DEAL) {
    const evening = kept(EVENING)
    if (!isHere(evening)) return null
    return /[?&]deal=/.test(evening) ? evening : `${evening}&deal=next`
  }
  const [at, path] = (kept(PLACE) ?? '').split(' ')
  const [opened] = performance.getEntriesByType('navigation')
  const anew = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate'
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return isInstalled && anew && isHere(path) && Date.now() - Number(at) < FRESH ? path : null
}

/** The installed app goes on where it was when the system closed it; its shortcut opens the sheet of the last evening. */
export function useLastPlace(): void {
  const router = useRouter()
  const place = `${usePathname()}?${useSearchParams()}`
  useEffect(() => {
    const back = wayBack()
    if (back !== null) router.replace(back)
  }, [router])
  useEffect(keep, [place])
}
