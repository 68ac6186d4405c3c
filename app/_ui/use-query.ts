'use client'

import { useSearchParams } from 'next/navigation'

/** The table and the session of the address: `?t=…&s=…`; null where one is missing. */
export function useQuery(): { readonly t: string | null; readonly s: string | null } {
  const params = useSearchParams()
  return { t: params.get('t'), s: params.get('s') }
}

/** Where the screens of a table are. */
export const to = {
  home: '/',
  settings: '/settings',
  /** The rules at hand: those of an evening, or the usual ones. */
  companion: (t?: string, s?: string) =>
    t === undefined || s === undefined ? '/companion' : `/companion?t=${t}&s=${s}`,
  /** The old game and its relatives. */
  family: (t?: string, s?: string) =>
    t === undefined || s === undefined ? '/companion/family' : `/companion/family?t=${t}&s=${s}`,
  table: (t: string) => `/table?t=${t}`,
  newEvening: (t: string) => `/new?t=${t}`,
  evening: (t: string, s: string) => `/evening?t=${t}&s=${s}`,
  settle: (t: string, s: string) => `/settle?t=${t}&s=${s}`,
  /** Of one evening, or of all of them. */
  statistics: (t: string, s?: string) => `/statistics?t=${t}${s === undefined ? '' : `&s=${s}`}`,
  kitty: (t: string) => `/kitty?t=${t}`,
  standings: (t: string) => `/standings?t=${t}`,
  share: (t: string) => `/share?t=${t}`,
  handOver: (t: string, s: string) => `/handover?t=${t}&s=${s}`,
  takeOver: '/handover',
  /** Take along and bring in; without a table only a whole one can be brought in. */
  export: (t?: string, s?: string) =>
    t === undefined ? '/export' : s === undefined ? `/export?t=${t}` : `/export?t=${t}&s=${s}`,
  print: (t: string, s: string) => `/print?t=${t}&s=${s}`,
  tournament: (t: string, s: string) => `/print?t=${t}&s=${s}&list=1`,
} as const
