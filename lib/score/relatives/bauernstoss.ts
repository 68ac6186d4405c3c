import { chalkGame } from './chalk'

/** Bauernstoß, of Erfweiler: whoever cannot follow must trump. */
export const bauernstoss = chalkGame('bauernstoss')
