'use client'

import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/lib/phone'

/** The value as it was until all else that has changed with it is on the screen. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(() => value)
  useEffect(() => afterPaint(() => startTransition(() => show(() => value))), [value])
  return shown
}
