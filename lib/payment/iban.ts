import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, validateIBAN, ValidationErrorsIBAN } from 'ibantools'

/** What is wrong with an IBAN, the first thing that can be said of it. `iban_foreign`: right, but of no SEPA country. */
export const IBAN_FAULTS = ['iban_country', 'iban_length', 'iban_format', 'iban_checksum', 'iban_foreign'] as const
export type IbanFault = (typeof IBAN_FAULTS)[number]

/** In the order in which they are worth saying: letters in a number also make its checksum wrong. */
const SAID: readonly (readonly [ValidationErrorsIBAN, IbanFault])[] = [
  [ValidationErrorsIBAN.NoIBANProvided, 'iban_country'],
  [ValidationErrorsIBAN.NoIBANCountry, 'iban_country'],
  [ValidationErrorsIBAN.WrongBBANLength, 'iban_length'],
  [ValidationErrorsIBAN.ChecksumNotNumber, 'iban_format'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'iban_format'],
]

export type ReadIban = { readonly iban: string } | { readonly code: IbanFault }

/** Reads an IBAN as people type it, with spaces and small letters. */
export function readIban(typed: string): ReadIban {
  const iban = electronicFormatIBAN(typed.replace(/\s/g, '')) ?? ''
  const { valid, errorCodes } = validateIBAN(iban)
  if (!valid) return { code: SAID.find(([error]) => errorCodes.includes(error))?.[1] ?? 'iban_checksum' }
  return isSEPACountry(iban.slice(0, 2)) ? { iban } : { code: 'iban_foreign' }
}

/** In groups of four, as it stands on the card. */
export const spacedIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban
