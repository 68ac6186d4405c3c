export * from './protocol'
export { parseEntry, type ParsedEntry } from './parse-entry'
export {
  isTableId,
  parseCreate,
  parseExchange,
  parseRotate,
  type BadRequest,
  type UnreadExchange,
} from './parse-request'
export { parseLiveEvent, parseReply } from './parse-reply'
export { checkEntry, referencesOf } from './check-entry'
export { isReadable, type Log } from './log'
