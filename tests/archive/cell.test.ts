import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIALECTS, figure, neutralized, readCsv, restored, textOf, writeCsv, type Cell } from '@/lib/archive'
import { NAMES } from './books'

/** What a spreadsheet takes for the beginning of a formula, in ASCII. */
const FORMULA = /^[=+\-@\t\r\n]/
const dangerous = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', "'", '\t', '\r', '\n', ' ', 'a', '1', '"', ';', ','),
})

describe('a text in a list', () => {
  test('never begins like a formula, and is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(dangerous, fc.string({ unit: 'grapheme' })), (text) => {
        expect(neutralized(text)).not.toMatch(FORMULA)
        expect(restored(neutralized(text))).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  test('stays as it is where it is harmless', () => {
    for (const text of ['Anna', "O'Ober", "'s Reserl", 'Größenwahn – Äpfel; =1+1', '1:0', '–', ''])
      expect(neutralized(text)).toBe(text)
  })
})

describe('a list', () => {
  test.each([
    [{ units: -140, digits: 2 }, '-1,40'],
    [{ units: 5, digits: 2 }, '0,05'],
    [{ units: -5, digits: 2 }, '-0,05'],
    [{ units: 0, digits: 2 }, '0,00'],
    [{ units: 12_345, digits: 0 }, '12345'],
    [{ units: 1, digits: 3 }, '0,001'],
  ])('writes %j as %s', (number, written) => {
    expect(figure(number, ',')).toBe(written)
  })

  test.each(Object.entries(DIALECTS))('gives back its texts in the dialect %s', (_, dialect) => {
    const cell = fc.oneof(fc.constantFrom(...NAMES), dangerous).map((text) => text.trim())
    const row = fc.array(cell, { minLength: 3, maxLength: 3 }).filter((cells) => cells.some((text) => text !== ''))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const read = readCsv(writeCsv(rows, dialect))
        if ('code' in read) throw new Error(read.code)
        expect(read.sheet.rows.map(({ cells }) => cells.map(restored))).toEqual(rows)
      }),
    )
  })

  test('has a mark for its letters, and only texts in quotation marks', () => {
    const row: Cell[] = ['Zenzi "Zenz"', { units: -20, digits: 2 }, null]
    expect(writeCsv([row], DIALECTS.de)).toBe('\ufeff"Zenzi ""Zenz""";-0,20;\r\n')
    expect(writeCsv([row], DIALECTS.en)).toBe('\ufeff"Zenzi ""Zenz""",-0.20,\r\n')
  })
})

describe('a list typed elsewhere', () => {
  const rowsOf = (text: string) => {
    const read = readCsv(text)
    return 'code' in read ? read.code : read.sheet.rows
  }

  test.each([
    ['semicolons', 'Anna;Bert\n1,5;-1,5\n'],
    ['tabs', 'Anna\tBert\n1,5\t-1,5\n'],
    ['commas', 'Anna,Bert\n"1,5","-1,5"\n'],
  ])('is read with %s, and lines counted as they stand', (_, text) => {
    expect(rowsOf(text)).toEqual([
      { line: 1, cells: ['Anna', 'Bert'] },
      { line: 2, cells: ['1,5', '-1,5'] },
    ])
    expect(rowsOf(`\n\n${text}`)).toMatchObject([{ line: 3 }, { line: 4 }])
  })

  test.each([
    ['no_rows', ''],
    ['no_rows', '\n;;\n'],
    ['not_text', 'Anna;Bert\0'],
    ['not_text', 'Anna;B\ufffdrt'],
    ['quotes_broken', 'Anna;"Bert\n1;2'],
    ['too_many_columns', ';'.repeat(60) + 'x'],
    ['too_many_rows', 'a;b\n'.repeat(5_001)],
    ['cell_too_long', 'x'.repeat(2_001)],
    ['file_too_large', 'x;'.repeat(1_100_000)],
  ])('is refused: %s', (code, text) => {
    expect(rowsOf(text)).toBe(code)
  })

  test('is read in the letters it was written in', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    expect(textOf(bytes('Jürgen'))).toBe('Jürgen')
    expect(textOf(Uint8Array.from([0x4a, 0xfc, 0x72, 0x67, 0x65, 0x6e]))).toBe('Jürgen')
    expect(textOf(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00]))).toBeNull()
  })
})
