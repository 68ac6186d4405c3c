import decodeQR from 'qr/decode.js'
import { encode } from 'uqr'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giroCode, payPalLink, readIban, readPayPal, spacedIban, type Remittance } from '@/lib/payment'
import { cents } from '@/lib/score'

const IBAN = 'DE89370400440532013000'
const rent: Remittance = { name: 'Änne Größenwahn', iban: IBAN, amount: cents(1234), text: 'Schafkopf, 26. November' }

const codeOf = (changed: Partial<Remittance> = {}): string => {
  const made = giroCode({ ...rent, ...changed })
  if ('fault' in made) throw new Error(made.fault)
  return made.code
}
const faultOf = (changed: Partial<Remittance>) => giroCode({ ...rent, ...changed })

/** What a reader that is not the maker sees in the picture, five pixels to a square. */
function readBack(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const width = size * 5
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (data[Math.floor(y / 5)]?.[Math.floor(x / 5)]) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return decodeQR({ width, height: width, data: pixels })
}

describe('a GiroCode', () => {
  test('is twelve lines: service, version, UTF-8, credit transfer, no BIC, owner, account, amount, and the reason', () => {
    expect(codeOf().split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Änne Größenwahn', IBAN, 'EUR12.34', '', ''],
      ...['Schafkopf, 26. November', ''],
    ])
  })

  test.each([
    [1, 'EUR0.01'],
    [99_999_999, 'EUR999999.99'],
    [500, 'EUR5.00'],
    [1005, 'EUR10.05'],
  ])('writes %i cents as %s, and is read back from its picture as it was', (amount, line) => {
    const code = codeOf({ amount: cents(amount), text: 'Größenwahn – Äpfel; =1+1 „O’Ober“' })
    expect(code.split('\n')[7]).toBe(line)
    expect(readBack(code)).toBe(code)
  })

  test('is read back whatever the name, the amount and the reason are', () => {
    const letters = fc.constantFrom(...'aäÖß zM.,-/ÜéŁ€')
    fc.assert(
      fc.property(
        fc.string({ unit: letters, minLength: 1, maxLength: 70 }),
        fc.string({ unit: letters, maxLength: 140 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        (name, text, amount) => {
          const made = giroCode({ ...rent, name: `A${name}`.slice(0, 70), text, amount: cents(amount) })
          if ('fault' in made) expect(made.fault).toBe('code_too_large')
          else expect(readBack(made.code)).toBe(made.code)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('fits into the 331 bytes that banks read, or says that it does not', () => {
    expect(codeOf({ name: 'n'.repeat(70), text: 't'.repeat(140) }).length).toBeLessThanOrEqual(331)
    expect(faultOf({ name: 'ä'.repeat(70), text: '€'.repeat(140) })).toEqual({ fault: 'code_too_large' })
  })

  test('keeps to one line for each thing, whatever was pasted', () => {
    const code = codeOf({ name: ' Anna\nBert ', text: 'eins\r\nzwei\tdrei' })
    expect(code.split('\n')).toHaveLength(12)
    expect(code.split('\n')[5]).toBe('Anna Bert')
    expect(code.split('\n')[10]).toBe('eins zwei drei')
  })

  test('is refused by name for a name, an amount or a reason that banks do not take', () => {
    expect(faultOf({ name: '  ' })).toEqual({ fault: 'name_missing' })
    expect(faultOf({ name: 'n'.repeat(71) })).toEqual({ fault: 'name_too_long' })
    for (const amount of [0, -5, 100_000_000])
      expect(faultOf({ amount: cents(amount) })).toEqual({ fault: 'amount_out_of_range' })
    expect(faultOf({ text: 't'.repeat(141) })).toEqual({ fault: 'text_too_long' })
    expect(faultOf({ iban: 'DE88370400440532013000' })).toEqual({ fault: 'iban_checksum' })
  })
})

describe('an IBAN', () => {
  test('is read as people type it and shown in groups of four', () => {
    expect(readIban(' de89 3704 0044 0532 0130 00 ')).toEqual({ iban: IBAN })
    expect(spacedIban(IBAN)).toBe('DE89 3704 0044 0532 0130 00')
    expect(readIban('AT61 1904 3002 3457 3201')).toEqual({ iban: 'AT611904300234573201' })
  })

  test.each([
    ['', 'iban_country'],
    ['Sparkasse', 'iban_country'],
    ['XY89370400440532013000', 'iban_country'],
    ['DE8937040044053201300', 'iban_length'],
    ['DE893704004405320130000', 'iban_length'],
    ['DE8937040044053201300O', 'iban_format'],
    ['DEX9370400440532013000', 'iban_format'],
    ['DE89370400440532013001', 'iban_checksum'],
    ['DE89370400440532010300', 'iban_checksum'],
    ['SA0380000000608010167519', 'iban_foreign'],
  ])('%j is refused: %s', (typed, code) => {
    expect(readIban(typed)).toEqual({ code })
  })

  test('with two neighbouring digits swapped is never taken', () => {
    for (let at = 4; at < IBAN.length - 1; at++) {
      const [a = '', b = ''] = IBAN.slice(at, at + 2)
      if (a !== b) expect(readIban(IBAN.slice(0, at) + b + a + IBAN.slice(at + 2))).toEqual({ code: 'iban_checksum' })
    }
  })
})

describe('a PayPal.me link', () => {
  test.each([
    'AnnaObermeier',
    'paypal.me/AnnaObermeier',
    'https://www.paypal.me/AnnaObermeier/',
    ' https://paypal.com/paypalme/AnnaObermeier',
  ])('is read from %j', (typed) => expect(readPayPal(typed)).toBe('AnnaObermeier'))

  test.each(['', 'anna@example.org', 'https://example.org/anna', 'anna/5', 'a'.repeat(21), 'javascript:alert(1)'])(
    'is not %j',
    (typed) => expect(readPayPal(typed)).toBeNull(),
  )

  test('leads to the amount in the currency of the table', () => {
    expect(payPalLink('Anna', cents(1205), 'EUR')).toBe('https://paypal.me/Anna/12.05EUR')
  })
})
