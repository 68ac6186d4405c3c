/** A line of the table that the bench prints. */
export type Row = {
  readonly what: string
  readonly budget: string
  readonly measured: string
  /** null: there is no budget for it. */
  readonly met: boolean | null
}

const HEAD = { what: 'what', budget: 'budget', measured: 'measured', met: 'met' }
const wordOf = (met: boolean | null) => (met === null ? '–' : met ? 'yes' : 'NO')

/** The rows below each other, with the columns in line. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map((row) => ({ ...row, met: wordOf(row.met) }))]
  const widest = (column: keyof typeof HEAD) => Math.max(...lines.map((line) => line[column].length))
  const widths = { what: widest('what'), budget: widest('budget'), measured: widest('measured') }
  return lines
    .map(({ what, budget, measured, met }) =>
      [what.padEnd(widths.what), budget.padEnd(widths.budget), measured.padEnd(widths.measured), met].join('  '),
    )
    .join('\n')
}

/** The middle one; NaN of none. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

/** Milliseconds as they are read: three digits. */
export const ms = (time: number): string =>
  `${time >= 100 ? time.toFixed(0) : time >= 1 ? time.toFixed(1) : time.toFixed(3)} ms`
