'use client'

import {
  closestCenter,
  DndContext,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from '@dnd-kit/core'
import { useCallback, useState, type ReactNode, type Ref } from 'react'
import { keyOf, type Sitter } from './plan'
import { GRIP, SeatLine, type SeatLineProps } from './seat-line'

export type DragSeatsProps = {
  seats: readonly Sitter[]
  list: Ref<HTMLOListElement>
  className: string
  lineOf: (sitter: Sitter, at: number) => SeatLineProps
  onMove: (from: number, to: number) => void
}

type Drag = { readonly from: number; readonly to: number; readonly height: number }

/** The arrows do the same for screen readers and keyboards: what is dragged is not announced a second time. */
const SILENT = {
  restoreFocus: false,
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
} as const

/** The round with seats that follow the finger. A chunk of its own: until it is there the arrows do. */
export function DragSeats({ seats, list, className, lineOf, onMove }: DragSeatsProps) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const placeOf = (key: unknown) => seats.findIndex((sitter) => keyOf(sitter) === key)
  const follow = ({ active, over }: DragMoveEvent) => {
    const from = placeOf(active.id)
    const to = over === null ? from : placeOf(over.id)
    setDrag({ from, to, height: active.rect.current.initial?.height ?? 0 })
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragMove={follow}
      // A finger that comes to rest does not move again: what it has reached is told by itself.
      onDragOver={follow}
      onDragCancel={() => setDrag(null)}
      onDragEnd={({ active, over }) => {
        setDrag(null)
        if (over !== null && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id))
      }}
    >
      <ol ref={list} className={className}>
        {seats.map((sitter, at) => (
          <Draggable
            key={keyOf(sitter)}
            id={keyOf(sitter)}
            away={awayOf(at, drag)}
            line={{ ...lineOf(sitter, at), gliding: drag !== null }}
          />
        ))}
      </ol>
    </DndContext>
  )
}

/** How far a line makes room for the one that is dragged past it. */
function awayOf(at: number, drag: Drag | null): number {
  if (drag === null || at === drag.from) return 0
  if (at > drag.from && at <= drag.to) return -drag.height
  return at < drag.from && at >= drag.to ? drag.height : 0
}

function Draggable({ id, away, line }: { id: string; away: number; line: SeatLineProps & { gliding: boolean } }) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({ id })
  const { setNodeRef: setPlaceRef } = useDroppable({ id })
  const place = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element)
      setPlaceRef(element)
    },
    [setNodeRef, setPlaceRef],
  )
  const shift = isDragging ? (transform?.y ?? 0) : away
  const grip: ReactNode = (
    <span ref={setActivatorNodeRef} {...listeners} className={`${GRIP} cursor-grab touch-none select-none`} data-grip>
      <span className="tabular">{line.at + 1}</span>
      <svg viewBox="0 0 12 24" className="h-6 w-3 fill-current" aria-hidden>
        {[6, 12, 18].map((y) => (
          <path key={y} d={`M2 ${y}h2v2h-2zM8 ${y}h2v2h-2z`} />
        ))}
      </svg>
    </span>
  )
  return <SeatLine {...line} ref={place} grip={grip} lifted={isDragging} shift={shift} />
}
