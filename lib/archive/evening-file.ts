import { makeSession, parseSession, scoreSession, type SessionFile } from '../session-file'
import {
  sameName,
  type BavarianEvening,
  type Evening,
  type GermanEvening,
  type PlayerId,
  type RelativeEvening,
} from '../table'
import { inSeatsOf, roundOf } from './round'

/** Why an evening does not fit into one session file, which knows one list of players and one set of rules. */
export type FileRefusal = 'rules_changed' | 'seats_changed' | 'not_understood'
export type EveningFile = { readonly text: string; readonly session: SessionFile } | { readonly code: FileRefusal }

type Counted<E extends Evening> = Extract<E['rows'][number], { state: 'counted' }>

/**
 * An evening as a session file: the deals that count, as they hold now. Where people came and went, everybody is at the
 * table of the file and each deal says who played; what would then be scored otherwise than it was is not written.
 */
export function eveningFile(evening: Evening, nameOf: (person: PlayerId) => string): EveningFile {
  if (evening.unknown > 0) return { code: 'not_understood' }
  if (evening.game === 'bavarian') return bavarianFile(evening, nameOf)
  return evening.game === 'german' ? germanFile(evening, nameOf) : relativeFile(evening, nameOf)
}

function bavarianFile(evening: BavarianEvening, nameOf: (person: PlayerId) => string): EveningFile {
  const rows = evening.rows.filter((row): row is Counted<BavarianEvening> => row.state === 'counted')
  if (!areAlike(rows.map((row) => row.rules))) return { code: 'rules_changed' }
  const rules = rows[0]?.rules ?? evening.rules
  const seatings = rows.map((row) => row.seats)
  const isFixed = areAlike(seatings)
  const seats = isFixed ? (seatings[0] ?? evening.seats) : roundOf(seatings)
  // Who dealt and who played is said, for the table may have settled it; the file is written without what follows by itself.
  const deals = rows.map((row) => {
    const { dealer, playing } = row.played
    return isFixed ? { ...row.deal, dealer, playing } : inSeatsOf(seats, row)
  })
  const players = unlike(seats.map(nameOf))
  return asPlayed({ ...about(evening), game: 'bavarian', players, rules, deals }, (scored) => {
    if (!('stock' in scored) || 'games' in scored) return false
    const owed = seats.every((person, seat) => (evening.balance.get(person) ?? 0) === scored.balance[seat])
    return owed && scored.stock === evening.stock
  })
}

function germanFile(evening: GermanEvening, nameOf: (person: PlayerId) => string): EveningFile {
  const rows = evening.rows.filter((row): row is Counted<GermanEvening> => row.state === 'counted')
  if (!areAlike(rows.map((row) => row.rules))) return { code: 'rules_changed' }
  if (!areAlike(rows.map((row) => row.seats))) return { code: 'seats_changed' }
  const players = unlike((rows[0]?.seats ?? evening.seats).map(nameOf))
  const rules = rows[0]?.rules ?? evening.rules
  return asPlayed(
    {
      ...about(evening),
      game: 'german',
      players,
      rules,
      deals: rows.map((row) => ({ ...row.deal, dealer: row.played.dealer })),
    },
    (scored) => 'heads' in scored && areAlike([scored.tally, evening.tally]) && areAlike([scored.heads, evening.heads]),
  )
}

function relativeFile(evening: RelativeEvening, nameOf: (person: PlayerId) => string): EveningFile {
  const rows = evening.rows.filter((row): row is Counted<RelativeEvening> => row.state === 'counted')
  if (!areAlike(rows.map((row) => row.rules))) return { code: 'rules_changed' }
  if (!areAlike(rows.map((row) => row.seats))) return { code: 'seats_changed' }
  const seats = rows[0]?.seats ?? evening.seats
  const deals = rows.map((row) => ({ ...row.deal, dealer: row.played.dealer }))
  const rules = rows[0]?.rules ?? evening.rules
  return asPlayed(
    { ...about(evening), game: evening.game, players: unlike(seats.map(nameOf)), rules, deals },
    (scored) =>
      'games' in scored &&
      areAlike([scored.tally, evening.tally]) &&
      areAlike([scored.games, evening.games]) &&
      seats.every((person, seat) => (evening.balance.get(person) ?? 0) === scored.balance[seat]),
  )
}

const about = ({ session: { title, playedOn } }: Evening) => ({ ...(title !== undefined && { title }), playedOn })

/** The file, if whoever reads it comes to the same sums. It is written from what was read: each key in its one place. */
function asPlayed(evening: SessionFile, isSame: (scored: ReturnType<typeof scoreSession>) => boolean): EveningFile {
  const read = parseSession(makeSession(evening))
  if (!('session' in read) || !isSame(scoreSession(read.session))) return { code: 'seats_changed' }
  return { text: makeSession(read.session), session: read.session }
}

const areAlike = (values: readonly unknown[]): boolean => new Set(values.map((value) => JSON.stringify(value))).size < 2

/** Names that differ, as a file asks for: of two Antons the second is "Anton (2)". */
function unlike(names: readonly string[]): string[] {
  const given: string[] = []
  for (const name of names) {
    let one = name
    for (let n = 2; given.some((other) => sameName(other, one)); n++) one = `${name} (${n})`
    given.push(one)
  }
  return given
}
