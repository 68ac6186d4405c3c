import { rulesOf } from '../score'
import { eveningEntries, sessionIdOf } from './evening-entries'
import { PLACES, type Facts, type IdOf } from './facts'
import type { SessionFile } from '../session-file'
import type { PlayerId, SessionId } from '../table'
import type { TypedUnit } from './typed-amount'
import type { TypedEvening } from './typed-list'

/** Ids for what a list brings: its new people, and each evening by what stands in it. */
export type ListIds = {
  readonly people: IdOf
  readonly evening: (said: string, playedOn: string | null) => IdOf
}

/** The entries of a list; `known` are its evenings that the table has already, and that are not written again. */
export type ListEntries = {
  readonly facts: readonly Facts[]
  readonly written: readonly SessionId[]
  readonly known: readonly SessionId[]
}

/**
 * The evenings of a typed list as entries: every row a deal with its amounts by hand, since a list does not say what was
 * played. `today` holds where it does not say when. A list that has grown since it was taken brings only what is new.
 */
export function listEntries(
  evenings: readonly TypedEvening[],
  unit: TypedUnit,
  today: string,
  ids: ListIds,
  isKnown: (session: SessionId) => boolean,
): ListEntries {
  const facts: Facts[] = []
  const written: SessionId[] = []
  const known: SessionId[] = []
  const added = new Map<string, PlayerId>()
  const idOfPerson = ({ name, person }: TypedEvening['people'][number]): PlayerId => {
    const id = person ?? added.get(name) ?? ids.people(`person ${name}`, PLACES.person + added.size)
    if (person === null && !added.has(name)) {
      added.set(name, id)
      facts.push({ kind: 'player', act: 'add', id, name })
    }
    return id
  }
  for (const evening of evenings) {
    if (evening.deals.length === 0) continue
    const names = evening.people.map(({ name }) => name)
    const said = JSON.stringify([evening.playedOn, names, evening.deals.map(({ scores }) => scores)])
    const idOf = ids.evening(said, evening.playedOn)
    const session = sessionIdOf(idOf)
    if (isKnown(session)) {
      known.push(session)
      continue
    }
    written.push(session)
    const decided = new Map(evening.people.map((one) => [one.name, idOfPerson(one)]))
    facts.push(...eveningEntries(fileOf(evening, unit), decided, today, idOf))
  }
  return { facts, written, known }
}

function fileOf({ playedOn, people, deals }: TypedEvening, unit: TypedUnit): SessionFile {
  const few = people.length === 3 ? ({ seats: 3, pack: 24 } as const) : {}
  return {
    game: 'bavarian',
    players: people.map(({ name }) => name),
    rules: rulesOf({ unit: unit === 'point' ? 'point' : 'cent', ...few }),
    deals: deals.map(({ scores, note }) => ({ contract: 'manual', scores, ...(note !== null && { note }) })),
    ...(playedOn !== null && { playedOn }),
  }
}
