// The settings of the server, read by the same module as in the server; it is TypeScript, so by way of tsx.
import { tsImport } from 'tsx/esm/api'

export async function readEnv() {
  /** @type {typeof import('../lib/server/env')} what tsImport loads */
  const { parseEnv } = await tsImport('../lib/server/env.ts', import.meta.url)
  const read = parseEnv(process.env)
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return read.env
}
