type Plain = string | number | boolean

/**
 * A function as the text of an inline script, with what it is called with: it runs before any script of the app is there,
 * and knows nothing but what is in it. The Content-Security-Policy hashes it.
 */
export const inline = <A extends readonly Plain[]>(run: (...args: A) => void, ...args: A): string =>
  `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join()})`
