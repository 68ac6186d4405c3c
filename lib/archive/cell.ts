/**
 * What a spreadsheet may take for a formula: text that begins with one of these signs (their full-width twins too), or with
 * a tab or a line break before it. Apostrophes in front belong to it, so that taking the neutralizing one away is exact.
 * Signs as OWASP lists them under "CSV Injection".
 */
const DANGEROUS = /^(?:['\s]*[=+\-@＝＋－＠]|'*[\t\r\n])/

/** Text that no spreadsheet calculates: an apostrophe is put before what looks like a formula. */
export const neutralized = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text)

/** The text as it was before it was neutralized. Law: `restored(neutralized(text)) === text`. */
export const restored = (cell: string): string =>
  cell.startsWith("'") && DANGEROUS.test(cell.slice(1)) ? cell.slice(1) : cell
