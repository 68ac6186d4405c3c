import { Prisma, type Db } from './db'
import { hashOf } from './keys'
import type { Limits, Tally } from './limits'

/** So late may a process learn what was done at another. */
const EVERY = 1000
const ROWS_PER_STATEMENT = 1000

type Untold = Tally & { readonly name: keyof Limits; readonly what: string }

/** Neither addresses nor tables stand in the database: only this, until the span is over. */
const markOf = (name: string, { who, until }: Tally) => hashOf(`${name} ${until} ${who}`)

/**
 * Counts together with the other processes on this database: what was done here is added there now and then, and the sum comes back.
 * If the database does not answer, each process goes on with what it has counted itself.
 */
export function shareCounts(db: Db, limits: Limits): { readonly now: () => Promise<void>; readonly stop: () => void } {
  let swept = 0
  const share = async (): Promise<void> => {
    const untold = Object.entries(limits).flatMap(
      ([name, limit]) =>
        limit.untold().map((tally): Untold => ({ ...tally, name: name as keyof Limits, what: markOf(name, tally) })), // its keys
    )
    // In one order, so that no two processes wait for each other in a circle.
    untold.sort((one, other) => (one.what < other.what ? -1 : 1))
    for (let at = 0; at < untold.length; at += ROWS_PER_STATEMENT)
      await add(db, limits, untold.slice(at, at + ROWS_PER_STATEMENT))
    const minute = Math.floor(Date.now() / 60_000)
    if (minute === swept) return
    swept = minute
    await db.$executeRaw`DELETE FROM "Count" WHERE "until" < ${minute * 60}`
  }
  let running: Promise<void> | null = null
  const now = () =>
    (running ??= share()
      .catch(() => {})
      .finally(() => (running = null)))
  const timer = setInterval(() => void now(), EVERY).unref()
  return { now, stop: () => clearInterval(timer) }
}

async function add(db: Db, limits: Limits, untold: readonly Untold[]): Promise<void> {
  const rows = untold.map(
    ({ what, until, count }) => Prisma.sql`(${what}, ${String(Math.ceil(until / 1000))}, ${String(count)})`,
  )
  const totals = await db.$queryRaw<{ what: string; count: number }[]>`
    INSERT INTO "Count" ("what", "until", "count")
    SELECT v.column1, CAST(v.column2 AS INTEGER), CAST(v.column3 AS INTEGER) FROM (VALUES ${Prisma.join(rows)}) v WHERE true
    ON CONFLICT ("what") DO UPDATE SET "count" = "Count"."count" + excluded."count" RETURNING "what", "count"`
  const byMark = new Map(totals.map(({ what, count }) => [what, Number(count)]))
  for (const { name, who, until, what } of untold) {
    const count = byMark.get(what)
    if (count !== undefined) limits[name].learn({ who, until, count })
  }
}
