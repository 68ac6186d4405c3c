/** What the driver calls the failure, `SQLITE_FULL` or `53100` for one; null if it was none of the driver's. */
export function driverCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // the shape Prisma gives a failure of its driver adapter; any other is read as undefined
  const { meta, cause } = error as {
    meta?: { driverAdapterError?: { cause?: DriverCause } }
    cause?: DriverCause
  }
  const told = meta?.driverAdapterError?.cause ?? cause
  return told?.originalCode ?? told?.kind ?? null
}
type DriverCause = { readonly originalCode?: string; readonly kind?: string }

const is = (codes: RegExp) => (error: unknown) => codes.test(driverCode(error) ?? '')

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const isDiskFull = is(/^(SQLITE_(FULL|IOERR_WRITE)|53100)/)
export const isTableGone = is(/^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/)
/** Another process was quicker: the same statement once more will find what it has written. */
export const isOvertaken = is(/^(23505|40001|40P01)$/)
