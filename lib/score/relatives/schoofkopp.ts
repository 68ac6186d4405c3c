import { chalkGame } from './chalk'

/** Alter Schoofkopp, of Niederhochstadt: nearly the same game as Bauernstoß (erfweiler2.de), thirty kilometres to the east. */
export const schoofkopp = chalkGame('schoofkopp')
