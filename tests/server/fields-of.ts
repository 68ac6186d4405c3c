/** A way through a value: keys of objects, places in arrays. */
export type Path = readonly (string | number)[]

type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
}
/** As zod holds it: https://zod.dev/packages/core */
export type Schema = {
  readonly _zod: { readonly def: unknown }
  readonly safeParse: (value: unknown) => { readonly success: boolean }
}

/** Every field that a schema speaks of, however deep. */
export function fieldsOf(schema: Schema, at: Path = []): readonly Path[] {
  const { shape, element, innerType, options } = schema._zod.def as Definition // every schema has one
  const below = [
    ...Object.entries(shape ?? {}).flatMap(([key, inner]) => [[...at, key], ...fieldsOf(inner, [...at, key])]),
    ...(element ? [[...at, 0], ...fieldsOf(element, [...at, 0])] : []),
    ...(innerType ? fieldsOf(innerType, at) : []),
    ...(options ?? []).flatMap((option) => fieldsOf(option, at)),
  ]
  const names = new Set<string>()
  return below.filter((path) => names.size !== names.add(JSON.stringify(path)).size)
}

/** Something that a schema takes, its texts and numbers from these words. */
export function exampleOf(schema: Schema, words: readonly unknown[]): unknown {
  const { shape, element, innerType, options, values, entries } = schema._zod.def as Definition // every schema has one
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, exampleOf(inner, words)]))
  if (element) return [exampleOf(element, words)]
  if (innerType) return exampleOf(innerType, words)
  if (options?.[0]) return exampleOf(options[0], words)
  if (values) return values[0]
  if (entries) return Object.values(entries)[0]
  return words.find((word) => schema.safeParse(word).success)
}

/** A copy with another value there; null if there is no such place in it. */
export function withValue<T extends object>(whole: T, path: Path, value: unknown): T | null {
  const copy = structuredClone(whole)
  const last = path.at(-1)
  let part: unknown = copy
  for (const step of path.slice(0, -1)) {
    if (typeof part !== 'object' || part === null) return null
    part = (part as Record<string | number, unknown>)[step] // some key of some object
  }
  if (typeof part !== 'object' || part === null || last === undefined) return null
  ;(part as Record<string | number, unknown>)[last] = value // some key of some object
  return copy
}

const DEEP = JSON.parse('{"a":'.repeat(20) + '1' + '}'.repeat(20)) as unknown

/** One of each kind that a field may not be, and what breaks those who paste texts together. */
export const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  '',
  'x'.repeat(5000),
  [],
  [[]],
  {},
  DEEP,
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  { toString: 1, valueOf: null, length: 3 },
]
export const TEXTS: readonly string[] = [
  `'; DROP TABLE "Entry"; --`,
  `" OR 1=1 --`,
  '$1 ? :id %s ${7*7} {{7*7}}',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  '=HYPERLINK("http://x")',
]
