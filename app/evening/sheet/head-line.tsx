import type { ReactNode } from 'react'

type Props = {
  who: ReactNode
  /** What they have by it. */
  children: ReactNode
}

/** Somebody in the head of a sheet, and what they have by the deal: beside it, or under it where letters are large. */
export function HeadLine({ who, children }: Props) {
  return (
    <li className="flex flex-wrap justify-between gap-x-3">
      <span className="min-w-0 grow basis-16 wrap-anywhere">{who}</span>
      <span className="tabular ml-auto font-bold whitespace-nowrap">{children}</span>
    </li>
  )
}
