export * from './session'
export { parseSession, type Parsed } from './parse'
export { makeSession } from './make'
export * from './score'
