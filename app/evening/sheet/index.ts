export { useDealSheet, type DealSheet } from './use-deal-sheet'
export type { SheetStart } from './start'
