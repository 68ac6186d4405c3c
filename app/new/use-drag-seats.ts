'use client'

import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import type { DragSeatsProps } from './drag-seats'

/**
 * The list that can be moved by finger, once it is loaded; until then, and where that fails, there are the arrows.
 * It takes the place of the plain list, so it waits while that has the focus.
 */
export function useDragSeats(list: RefObject<HTMLElement | null>): ComponentType<DragSeatsProps> | null {
  const [Loaded, setLoaded] = useState<ComponentType<DragSeatsProps> | null>(null)
  useEffect(() => {
    let here = true
    void import('./drag-seats').then(
      ({ DragSeats }) => {
        const take = () => {
          const focused = list.current?.contains(document.activeElement) ?? false
          if (focused)
            return document.addEventListener('focusout', () => setTimeout(() => here && take()), { once: true })
          setLoaded(() => DragSeats)
        }
        if (here) take()
      },
      () => {
        // Without a network the part may be missing: the arrows move everybody as well.
      },
    )
    return () => {
      here = false
    }
  }, [list])
  return Loaded
}
