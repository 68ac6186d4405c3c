import { bauerchen } from './bauerchen'
import { bauernstoss } from './bauernstoss'
import { bierkopf } from './bierkopf'
import { blattla } from './blattla'
import { mucken } from './mucken'
import { officers } from './officers'
import { schoofkopp } from './schoofkopp'
import { wendish } from './wendish'
import type { RelativeName } from './names'
import type { Relative } from './relative'

const GAMES: Readonly<Record<RelativeName, Relative>> = {
  bierkopf,
  mucken,
  blattla,
  bauernstoss,
  schoofkopp,
  bauerchen,
  wendish,
  officers,
}

/** The rule object of a relative. */
export const relativeOf = (name: RelativeName): Relative => GAMES[name]
