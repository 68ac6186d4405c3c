'use client'

import { useSyncExternalStore } from 'react'
import { BAR_COLOURS } from './bar-colours'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()
let chosen: Theme | null = null

function stored(): Theme {
  try {
    const written = localStorage.getItem('theme')
    return written === 'light' || written === 'dark' ? written : 'system'
  } catch {
    return 'system' // storage is forbidden: as the device has it
  }
}

function paint(theme: Theme): void {
  const night = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = night ? 'dark' : 'light'
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLOURS[night ? 'dark' : 'light'])
}

export function chooseTheme(theme: Theme): void {
  chosen = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // storage is forbidden: the choice holds until the page is closed
  }
  paint(theme)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => paint(chosen ?? stored())
  listeners.add(listener)
  night.addEventListener('change', follow)
  return () => {
    listeners.delete(listener)
    night.removeEventListener('change', follow)
  }
}

const now = (): Theme => (chosen ??= stored())
const atBuild = (): Theme => 'system'

/** The theme as chosen; follows the device while `system`. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, now, atBuild)
