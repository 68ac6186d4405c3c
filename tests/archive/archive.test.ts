import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readArchive, writeArchive, type Archive } from '@/lib/archive'
import { memoryShelves } from '../support/memory-shelves'
import { storeOver } from '@/lib/phone/store'
import { byOrder } from '@/lib/phone/stored'
import { anyLog } from '../support/arbitraries/log'
import { evening, HASHES, TABLE, table, toast } from '../phone/log-of-a-phone'
import { realLog } from './real-ids'

const NAMES = ['Größenwahn – Äpfel; =1+1', "O'Ober", '=HYPERLINK("http://x")', '"; --']
const KEYS = { known: { scorer: 'S'.repeat(22) }, hashes: HASHES }

const ENTRIES = [...evening(3).entries, toast({ deep: { ä: [1, null, '\u2028'] } })]
const archive = (more: Partial<Archive> = {}): Archive => ({ table: TABLE, keys: null, entries: ENTRIES, ...more })
const linesOf = (text: string) => text.trimEnd().split('\n')
const faultsOf = (text: string) => {
  const read = readArchive(text)
  return 'faults' in read ? read.faults : null
}
/** The archive with one line changed, or (null) left out. */
const withLine = (at: number, line: string | null) =>
  `${linesOf(writeArchive(archive()))
    .flatMap((old, place) => (place !== at ? [old] : line === null ? [] : [line]))
    .join('\n')}\n`

describe('an archive', () => {
  test('gives back every kind of evening, entries of unknown kinds too, bit for bit', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const entries = realLog(log.entries).map(({ entry }) => entry)
        const text = writeArchive(archive({ entries }))
        const read = readArchive(text)
        if ('faults' in read) throw new Error(JSON.stringify(read.faults))
        expect(read.archive).toEqual(archive({ entries }))
        expect(writeArchive(read.archive)).toBe(text)
      }),
    )
  })

  test('is the same again from a phone that took it, once or twice, and keeps names as they are', async () => {
    const named = NAMES.map((name, at) => ({
      ...toast(),
      kind: 'player',
      v: 1,
      act: 'add',
      name,
      to: undefined,
      at: `2026-11-26T20:0${at}:00Z`,
    }))
    const entries = [...archive().entries, ...named.map(({ to: _, ...entry }) => entry)]
    const text = writeArchive(archive({ entries }))
    const read = readArchive(text)
    if ('faults' in read) throw new Error(JSON.stringify(read.faults))
    const store = storeOver(memoryShelves())
    await store.keep(table())
    expect(await store.add(TABLE, read.archive.entries)).toHaveLength(entries.length)
    expect(await store.add(TABLE, read.archive.entries)).toHaveLength(0)
    const kept = [...(await store.entries(TABLE, 'all'))].sort(byOrder).map(({ entry }) => entry)
    expect(writeArchive(archive({ entries: kept }))).toBe(text)
  })

  test('holds no key unless it was asked to, and then says so in its first line', () => {
    expect(writeArchive(archive())).not.toMatch(/keys|hashes/)
    const text = writeArchive(archive({ keys: KEYS }))
    expect(JSON.parse(linesOf(text)[0] ?? '')).toMatchObject({ keys: KEYS.known, hashes: HASHES })
    expect(readArchive(text)).toEqual({ archive: archive({ keys: KEYS }) })
  })

  test('is read with the line ends and the mark that an editor may have put there', () => {
    expect(readArchive(`\ufeff${writeArchive(archive()).replaceAll('\n', '\r\n').trimEnd()}`)).toEqual({
      archive: archive(),
    })
  })
})

describe('a file that is no archive', () => {
  test.each([
    ['not_an_archive', ''],
    ['not_an_archive', 'Anna;Bert\n1;2\n'],
    ['not_an_archive', '{"format":"anschreiber/session","version":1}'],
    ['unsupported_version', '{"format":"anschreiber/archive","version":2,"anything":true}'],
  ])('is %s: %s', (code, text) => {
    expect(faultsOf(text)).toEqual([{ line: null, code }])
  })

  test.each([
    { table: 'x' },
    { entries: -1 },
    { entries: '3' },
    { more: 1 },
    { hashes: HASHES },
    { keys: { owner: 'short' } },
    { keys: { king: 'K'.repeat(22) } },
    { keys: KEYS.known, hashes: { owner: HASHES.owner } },
  ])('has a head that says %j', (more) => {
    const head: unknown = { format: 'anschreiber/archive', version: 1, table: TABLE, entries: 0, ...more }
    expect(faultsOf(JSON.stringify(head))).toEqual([{ line: 1, code: 'bad_head' }])
  })

  test('names each fault by its line', () => {
    const [, first = '{}', second = ''] = linesOf(writeArchive(archive()))
    const { name: _, ...nameless } = JSON.parse(first) as Record<string, unknown> // the entry that names the table
    expect(faultsOf(withLine(2, '{'))).toEqual([{ line: 3, code: 'not_json' }])
    expect(faultsOf(withLine(2, '[1]'))).toEqual([{ line: 3, code: 'bad_entry', field: '' }])
    expect(faultsOf(withLine(1, JSON.stringify(nameless)))).toEqual([{ line: 2, code: 'bad_entry', field: 'name' }])
    expect(faultsOf(withLine(3, second))).toEqual([{ line: 4, code: 'entry_twice' }])
    const long = JSON.stringify(toast({ to: 'x'.repeat(9000) }))
    expect(faultsOf(withLine(3, long))).toEqual([{ line: 4, code: 'entry_too_large' }])
  })

  test('was cut off, or grew', () => {
    expect(faultsOf(withLine(9, null))).toEqual([{ line: null, code: 'entries_missing' }])
    expect(faultsOf(`${writeArchive(archive())}{}\n`)).toEqual([{ line: null, code: 'too_many_entries' }])
    const head = { format: 'anschreiber/archive', version: 1, table: TABLE, entries: 1_000_000 }
    expect(faultsOf(JSON.stringify(head))).toEqual([{ line: null, code: 'too_many_entries' }])
  })

  test('is not read to the end of its faults', () => {
    const entries = Array.from({ length: 500 }, () => ({ id: 'x', kind: 'deal', v: 1 }))
    expect(faultsOf(writeArchive(archive({ entries })))).toHaveLength(50)
  })
})
