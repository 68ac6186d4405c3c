'use client'

import { useSyncExternalStore } from 'react'

export const FACES = ['german', 'french'] as const
export type Face = (typeof FACES)[number]

const STORED = 'cards'
const listeners = new Set<() => void>()
let chosen: Face | null = null

function stored(): Face {
  try {
    return localStorage.getItem(STORED) === 'french' ? 'french' : 'german'
  } catch {
    return 'german' // storage is forbidden: the pictures of Bavaria
  }
}

/** German or French pictures, everywhere on this device and the next time too. */
export function chooseFace(face: Face): void {
  chosen = face
  try {
    localStorage.setItem(STORED, face)
  } catch {
    // storage is forbidden: the choice holds until the page is closed
  }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const now = (): Face => (chosen ??= stored())
const atBuild = (): Face => 'german'

export const useFace = (): Face => useSyncExternalStore(subscribe, now, atBuild)
