import { format } from 'node:util'

type Said = { readonly text: string; expected: boolean }

let said: Said[] = []
let expectations: { readonly pattern: RegExp; met: boolean }[] = []

/** Call before what should warn: the test then fails if it is *not* said. */
export function expectConsole(pattern: RegExp): void {
  expectations.push({ pattern, met: false })
}

/** Replaces console.error and console.warn by something that remembers. */
export function listen(): void {
  said = []
  expectations = []
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => {
      const text = `console.${level}: ${format(...words)}`
      const wanted = expectations.find(({ pattern }) => pattern.test(text))
      if (wanted) wanted.met = true
      said.push({ text, expected: wanted !== undefined })
    }
}

/** Throws what was said and not expected, or expected and not said. */
export function judge(): void {
  const faults = [
    ...said.filter((one) => !one.expected).map((one) => one.text),
    ...expectations.filter((one) => !one.met).map((one) => `nothing on the console was like ${String(one.pattern)}`),
  ]
  said = []
  expectations = []
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
