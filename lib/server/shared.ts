const NAME = Symbol.for('anschreiber.server')
const shelf = globalThis as unknown as { [NAME]?: Map<string, unknown> } // what this module alone puts there

/** One for the whole process: each route, and the instrumentation, is a bundle with its own copy of every module. */
export function shared<T>(name: string, make: () => T): T {
  const all = (shelf[NAME] ??= new Map())
  if (!all.has(name)) all.set(name, make())
  return all.get(name) as T // made by this very function under this name
}
