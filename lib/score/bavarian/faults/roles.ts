import { isPlayable } from '../limits'
import { CONTRACTS } from '../contract'
import type { Rules } from '../rules'
import type { Known } from './place'
import type { Reading } from './reading'

/** Who declared, with whom, and in which suit. */
export function judgeRoles({ sound, fault }: Reading, rules: Rules | null, { plays }: Known): void {
  const contract = CONTRACTS.find((known) => known === sound.contract)
  if (contract && rules && !isPlayable(contract, rules)) fault('contract_needs_four', 'contract')
  const { declarer, partner, suit } = sound
  if (declarer !== undefined && !plays(declarer)) fault('seat_not_playing', 'declarer')
  if (partner !== undefined && partner === declarer) fault('partner_is_declarer', 'partner')
  else if (partner !== undefined && !plays(partner)) fault('seat_not_playing', 'partner')
  if (contract === 'rufspiel' && suit === 'herz') fault('suit_not_callable', 'suit')
}
