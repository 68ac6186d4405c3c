'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { EVENING, PLACE } from './places'

/** Keeps where the app is: it goes on there when it is opened anew (app/way-back). */
export function useLastPlace(): void {
  const place = `${usePathname()}?${useSearchParams()}`
  useEffect(() => {
    const { pathname, search } = location
    try {
      localStorage.setItem(PLACE, `${Date.now()} ${pathname}${search}`)
      if (pathname === '/evening') localStorage.setItem(EVENING, `${pathname}${search}`)
    } catch {
      // Storage is forbidden: the app begins at its start page.
    }
  }, [place])
}
