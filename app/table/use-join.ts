'use client'

import { useEffect, useState } from 'react'
import { joinTable } from '@/lib/phone'

/** Takes the key out of the address of a shared link, and keeps it on this phone. Says what is wrong with it, by code. */
export function useJoin(tableId: string | null): { readonly joining: boolean; readonly fault: string | null } {
  const [state, setState] = useState<{ joining: boolean; fault: string | null }>({ joining: false, fault: null })
  useEffect(() => {
    let here = true
    async function join() {
      const key = location.hash.slice(1)
      if (tableId === null || key === '') return
      setState({ joining: true, fault: null })
      const joined = await joinTable(tableId, key)
      // Not before it is kept: a reload in between must find it still there.
      history.replaceState(history.state, '', location.pathname + location.search)
      if (here) setState({ joining: false, fault: joined.ok ? null : joined.code })
    }
    const again = () => void join()
    again()
    addEventListener('hashchange', again)
    return () => {
      here = false
      removeEventListener('hashchange', again)
    }
  }, [tableId])
  return state
}
