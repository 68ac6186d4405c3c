import { RAMSCH_KEYS } from '../deal-key'
import { ALL_CARD_POINTS, canBeCardPoints } from './result'
import { saidIn, type Reading } from './reading'
import type { Json } from '../../shape'
import type { Seat } from '../../seat'
import type { RamschResult } from '../deal'
import type { Rules } from '../rules'
import type { Known } from './place'

const isRamschKey = (key: string): key is keyof RamschResult => Object.hasOwn(RAMSCH_KEYS, key)

/** How a Ramsch ended: the points of each, who took no trick, who lost, who took them all. */
export function judgeRamsch(reading: Reading, rules: Rules | null, at: Known): void {
  const { fault } = reading
  const ramsch = reading.sound.ramsch
  if (!ramsch) return
  const said = saidIn(ramsch, RAMSCH_KEYS)
  const none = rules?.ramsch.durchmarschAt === 'off'
  const sound: [string, unknown][] = []
  for (const key of said) {
    const value = (ramsch as Json)[key] // whatever key it claims to have
    if (key === 'durchmarsch' && none) fault('durchmarsch_not_allowed', `ramsch.${key}`)
    else if (isRamschKey(key) && RAMSCH_KEYS[key](value)) sound.push([key, value])
    else fault('bad_shape', `ramsch.${key}`)
  }
  if (!said.some((key) => key === 'cardPoints' || key === 'loser' || key === 'durchmarsch')) {
    fault('result_missing', 'ramsch')
  }
  judgeSeats(reading, Object.fromEntries(sound), said, rules, at)
}

function judgeSeats({ fault }: Reading, ramsch: RamschResult, said: string[], rules: Rules | null, at: Known): void {
  const { jungfrauen = [], loser, durchmarsch } = ramsch
  const points = pointsOf(ramsch, fault, rules, at)
  const of = (seat: Seat): number | undefined => {
    const index = at.playing?.indexOf(seat) ?? -1
    return points?.list[index]
  }

  if (!jungfrauen.every(at.plays)) fault('seat_not_playing', 'ramsch.jungfrauen')
  if (new Set(jungfrauen).size < jungfrauen.length) fault('bad_shape', 'ramsch.jungfrauen')
  if (jungfrauen.some((seat) => (of(seat) ?? 0) > 0)) fault('jungfrau_has_points', 'ramsch.jungfrauen')

  if (durchmarsch !== undefined) {
    if (!at.plays(durchmarsch)) fault('seat_not_playing', 'ramsch.durchmarsch')
    const beside = said.includes('loser') || said.includes('jungfrauen')
    const counted = points?.good === true && (of(durchmarsch) ?? ALL_CARD_POINTS) !== ALL_CARD_POINTS
    if (beside || counted) fault('result_contradicts', 'ramsch.durchmarsch')
  }
  if (loser !== undefined && !at.plays(loser)) fault('seat_not_playing', 'ramsch.loser')
  if (durchmarsch !== undefined) return

  const most = points?.good ? Math.max(...points.list) : 0
  if (loser !== undefined) {
    const counted = points?.good === true && (of(loser) ?? most) < most
    const untouched = jungfrauen.includes(loser) && !((of(loser) ?? 0) > 0)
    if (counted || untouched) fault('result_contradicts', 'ramsch.loser')
  } else if (points?.good && !said.includes('loser') && rules?.ramsch.tie === 'ask') {
    if (points.list.filter((count) => count === most).length > 1) fault('ramsch_loser_ambiguous', 'ramsch.loser')
  }
}

type Points = { readonly list: readonly number[]; readonly good: boolean }

/** The card points, and whether they can be and add up; null where they cannot be laid to seats. */
function pointsOf(
  { cardPoints }: RamschResult,
  fault: Reading['fault'],
  rules: Rules | null,
  at: Known,
): Points | null {
  if (!cardPoints) return null
  const seats = rules?.seats ?? at.playing?.length
  if (seats !== undefined && cardPoints.length !== seats) {
    fault('bad_shape', 'ramsch.cardPoints')
    return null
  }
  const can = cardPoints.every(canBeCardPoints)
  const sum = cardPoints.reduce((total, count) => total + count, 0)
  if (!can) fault('card_points_impossible', 'ramsch.cardPoints')
  else if (sum !== ALL_CARD_POINTS) fault('ramsch_points_do_not_add_up', 'ramsch.cardPoints')
  return { list: cardPoints, good: can && sum === ALL_CARD_POINTS }
}
