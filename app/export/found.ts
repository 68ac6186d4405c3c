import { MOST_DEALS, readArchive, readCsv, type Archive, type Sheet } from '@/lib/archive'
import type { ExportTexts, Texts } from '@/lib/i18n'
import { parseSession, type SessionFile } from '@/lib/session-file'
import { wordsOf } from '../_ui/refusal'

/** What a text turned out to be. `text` is the whole of it: what was taken from it once is known by it again. */
export type Found =
  | { readonly kind: 'archive'; readonly archive: Archive; readonly text: string }
  | { readonly kind: 'session'; readonly session: SessionFile; readonly text: string }
  | { readonly kind: 'list'; readonly sheet: Sheet; readonly text: string }
  | { readonly kind: 'faults'; readonly faults: readonly string[] }

/** Reads a text as what it says it is: an archive, an evening file, or else a list. */
export function foundIn(text: string, words: ExportTexts, texts: Texts): Found {
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (/^\{"format":"anschreiber\/archive"/.test(start)) return archiveIn(text, words)
  if (start.startsWith('{')) return sessionIn(text, words, texts)
  const list = readCsv(text)
  return 'sheet' in list
    ? { kind: 'list', sheet: list.sheet, text }
    : { kind: 'faults', faults: [words.typed.sheet[list.code]] }
}

function archiveIn(text: string, words: ExportTexts): Found {
  const read = readArchive(text)
  if ('archive' in read) return { kind: 'archive', archive: read.archive, text }
  const faults = read.faults.map(({ line, code, field }) => {
    const said = `${words.archive.faults[code]}${field ? ` (${field})` : ''}`
    return line === null ? said : words.bring.line(line, said)
  })
  return { kind: 'faults', faults }
}

function sessionIn(text: string, words: ExportTexts, texts: Texts): Found {
  const read = parseSession(text)
  if ('session' in read) {
    return read.session.deals.length > MOST_DEALS
      ? { kind: 'faults', faults: [words.session.tooMany] }
      : { kind: 'session', session: read.session, text }
  }
  const faults = read.faults.map(({ deal, code, field }) => {
    const said = `${wordsOf(texts, code)}${field === '' ? '' : ` (${field})`}`
    return deal === null ? said : words.session.inDeal(deal, said)
  })
  return { kind: 'faults', faults }
}
