'use client'

import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import type { DragSeatsProps } from './drag-seats'
import { keyOf } from './plan'
import { SeatLine } from './seat-line'

type Props = Omit<DragSeatsProps, 'list'> & { list: RefObject<HTMLOListElement | null> }

/**
 * Who sits where, one below the other: to be moved by finger once that part is loaded; until then, and where that fails, there are
 * the arrows. It takes the place of the plain list, so it waits while that has the focus.
 */
export function MovableSeats({ list, ...props }: Props) {
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
  if (Loaded) return <Loaded {...props} list={list} />
  return (
    <ol ref={list} className={props.className}>
      {props.seats.map((sitter, at) => (
        <SeatLine key={keyOf(sitter)} {...props.lineOf(sitter, at)} />
      ))}
    </ol>
  )
}
