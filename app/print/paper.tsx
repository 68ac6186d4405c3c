'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How wide A4 is, in pixels of a page. */
const A4 = (210 / 25.4) * 96

/** The sheet as it will lie there, whole: on a narrow screen it is shown smaller, and printed as large as ever. */
export function Paper({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setZoom(Math.min(1, element.clientWidth / A4)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={room}>
      <div
        className="print-paper shadow-card mx-auto w-fit bg-[#fff] p-[10mm] print:p-0 print:shadow-none"
        style={{ zoom }}
      >
        {children}
      </div>
    </div>
  )
}
