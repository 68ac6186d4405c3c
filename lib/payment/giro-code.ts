import type { Cents } from '../score'
import { readIban, type IbanFault } from './iban'

export type Remittance = {
  /** Of the account's owner. */
  readonly name: string
  readonly iban: string
  /** Euro cents. */
  readonly amount: Cents
  /** What the owner reads on the statement. */
  readonly text: string
}

export const GIRO_LIMITS = { name: 70, text: 140, leastAmount: 1, mostAmount: 99_999_999, bytes: 331 } as const

export type GiroFault =
  IbanFault | 'name_missing' | 'name_too_long' | 'amount_out_of_range' | 'text_too_long' | 'code_too_large'

export type GiroCode = { readonly code: string } | { readonly fault: GiroFault }

/**
 * The text of a GiroCode: EPC069-12, version 002, UTF-8, 12 lines. Those for the bank's BIC, the purpose, a structured
 * reference and a word to the payer stay empty. It must fit into a QR code of version 13 with error correction M: 331 bytes.
 */
export function giroCode({ name, iban, amount, text }: Remittance): GiroCode {
  const [owner, reason] = [lineOf(name), lineOf(text)]
  if (owner === '') return { fault: 'name_missing' }
  if (lengthOf(owner) > GIRO_LIMITS.name) return { fault: 'name_too_long' }
  const read = readIban(iban)
  if ('code' in read) return { fault: read.code }
  if (amount < GIRO_LIMITS.leastAmount || amount > GIRO_LIMITS.mostAmount) return { fault: 'amount_out_of_range' }
  if (lengthOf(reason) > GIRO_LIMITS.text) return { fault: 'text_too_long' }
  const code = ['BCD', '002', '1', 'SCT', '', owner, read.iban, euros(amount), '', '', reason, ''].join('\n')
  return new TextEncoder().encode(code).length > GIRO_LIMITS.bytes ? { fault: 'code_too_large' } : { code }
}

/** A line break would begin another field. */
const lineOf = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** Letters as people count them: one outside the first plane is one. */
const lengthOf = (text: string): number => [...text].length

const euros = (amount: Cents): string => `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
