import type { Level } from '../level'
import type { RelativeDeal, RelativeLine, Standing } from './relative'
import type { Result } from './result'

/** How a deal ended and what it is worth, line by line. */
export type Bill = {
  readonly result: Result
  readonly lines: readonly RelativeLine[]
  /** A draw that waits for the next winner. */
  readonly carries?: boolean
}

export const add = (code: RelativeLine['code'], value: number): RelativeLine => ({ code, kind: 'add', value })

/** A line where there is something to say, none where there is not. */
export const when = (so: boolean, ...lines: readonly RelativeLine[]): readonly RelativeLine[] => (so ? lines : [])

/** What a win is worth, and what Schneider and Schwarz put on top; Schwarz is Schneider too. */
export function levelLines(
  level: Level,
  { win, schneider, schwarz }: { readonly win: number; readonly schneider: number; readonly schwarz: number },
): readonly RelativeLine[] {
  return [
    add('win', win),
    ...when(level !== 'plain', add('schneider', schneider)),
    ...when(level === 'schwarz', add('schwarz', schwarz)),
  ]
}

export const times = (code: RelativeLine['code'], value: number, count?: number): RelativeLine => ({
  code,
  kind: 'times',
  value,
  ...(count !== undefined && { count }),
})

/** Each doubling doubles. */
export const doublingLines = ({ doublings = 0 }: RelativeDeal): readonly RelativeLine[] =>
  when(doublings > 0, times('doublings', 2 ** doublings, doublings))

/** Draws that waited are one stroke each for the winner, and are not doubled. */
export const carriedLines = ({ carried }: Standing): readonly RelativeLine[] =>
  when(carried > 0, { ...add('carried', carried), count: carried })

/** The lines in their order: what is added, what multiplies it, what is added after that. */
export function worthOf(lines: readonly RelativeLine[]): number {
  return lines.reduce((worth, { kind, value }) => {
    if (kind === 'add') return worth + value
    return kind === 'times' ? worth * value : worth
  }, 0)
}
