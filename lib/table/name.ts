/** What a name is compared by: without regard to case and surrounding space, as in the session file. */
const keyOf = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** "anton" is "Anton". */
export const sameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b)

/**
 * The groups of people who share a name. Two phones may each have added their Anton: nobody but the table knows whether
 * they are one person, so both stay, and the screen can ask.
 */
export function namesakes<P extends { readonly name: string }>(people: readonly P[]): readonly (readonly P[])[] {
  const groups = new Map<string, P[]>()
  for (const person of people) {
    const group = groups.get(keyOf(person.name))
    if (group) group.push(person)
    else groups.set(keyOf(person.name), [person])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Letters in the name of a person or a table, as the server takes them. */
export const LONGEST_NAME = 40
