import { rulesOf } from '../score'
import { eveningEntries } from './evening-entries'
import type { SessionFile } from '../session-file'
import type { Decided, Facts, IdOf } from './facts'
import type { TypedUnit } from './typed-amount'
import type { TypedEvening } from './typed-list'

/**
 * An evening of a typed list as entries: every row a deal with its amounts by hand, since a list does not say what was
 * played. `today` holds where it does not say when.
 */
export function listEntries(evening: TypedEvening, unit: TypedUnit, today: string, idOf: IdOf): readonly Facts[] {
  const decided: Decided = new Map(evening.people.map(({ name, person }) => [name, person]))
  return eveningEntries(fileOf(evening, unit), decided, today, idOf)
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
