import { judgeDoublings } from './doublings'
import { placed, type Place } from './place'
import { judgeRamsch } from './ramsch'
import { read } from './reading'
import { judgeResult } from './result'
import { judgeRoles } from './roles'
import type { Fault } from '../../fault'
import type { Rules } from '../rules'

export type { Place } from './place'

/**
 * All that is wrong with a deal, whatever JSON it is: each mistake once, and none that only follows from another.
 * A value is judged only where its key is allowed. Rules of null: not known; the deal is judged without them.
 */
export function faultsOf(facts: unknown, rules: Rules | null, at: Place): readonly Fault[] {
  const reading = read(facts)
  const known = placed(reading, rules, at)
  judgeRoles(reading, rules, known)
  judgeResult(reading)
  judgeDoublings(reading, rules, known)
  judgeRamsch(reading, rules, known)
  const { scores } = reading.sound
  if (scores && known.players !== null && scores.length !== known.players) reading.fault('bad_shape', 'scores')
  else if (scores && scores.reduce((sum, amount) => sum + amount, 0) !== 0) {
    reading.fault('scores_do_not_balance', 'scores')
  }
  return reading.faults
}
