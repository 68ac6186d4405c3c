/**
 * The work of the core that has budgets, bundled and run in a process of its own by core.ts: prints one line of JSON.
 * The clock of the machine counts also what others do on it, so the processor's time stands beside it.
 */
import { cents, playDeal, ROUND_START, rulesOf, type Cents, type Deal } from '../../lib/score'
import { appendTo, eveningOf, settleUp, type Entry, type Placed } from '../../lib/table'

export type Taken = { readonly wall: number; readonly cpu: number }
export type CoreWork = {
  /** For one million deals. */
  readonly scoring: Taken
  readonly ledger: Taken
  readonly append: Taken
  readonly settle: Taken
}

const RULES = rulesOf({})
const DEALS: readonly Deal[] = [
  {
    contract: 'rufspiel',
    suit: 'eichel',
    declarer: 0,
    partner: 3,
    cardPoints: 107,
    laufende: { ohne: 2 },
    knocks: [0],
  },
  { contract: 'rufspiel', suit: 'gras', declarer: 1, partner: 2, won: true },
  { contract: 'wenz', declarer: 2, cardPoints: 57, laufende: { mit: 3 } },
  { contract: 'farbsolo', suit: 'eichel', declarer: 0, won: true, level: 'schneider', laufende: { mit: 4 } },
  { contract: 'rufspiel', suit: 'schellen', declarer: 3, partner: 0, won: false, kontra: 1 },
  { contract: 'rufspiel', suit: 'gras', declarer: 2, partner: 1, cardPoints: 74, laufende: { mit: 3 } },
  { contract: 'ramsch', ramsch: { cardPoints: [41, 39, 22, 18] } },
  { contract: 'passed' },
]
const dealAt = (index: number): Deal => DEALS[index % DEALS.length]! // the remainder is a place of the list

/** The best of some runs: what is slower was disturbed. */
function best(runs: number, work: () => void): Taken {
  let wall = Infinity
  let cpu = Infinity
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage()
    const start = performance.now()
    work()
    wall = Math.min(wall, performance.now() - start)
    const { user, system } = process.cpuUsage(before)
    cpu = Math.min(cpu, (user + system) / 1000)
  }
  return { wall, cpu }
}

const each = ({ wall, cpu }: Taken, times: number): Taken => ({ wall: wall / times, cpu: cpu / times })

/** Kept, so that no work can be left out as useless. */
let sum = 0

function score(deals: number): void {
  let round = ROUND_START
  for (let index = 0; index < deals; index++) {
    const played = playDeal(dealAt(index), RULES, 4, round)
    round = played.after
    sum += played.scores[0] ?? 0
  }
}

const idOf = (number: number) => `01930c2e-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
const said = (number: number) => ({ id: idOf(number), v: 1, at: '2026-11-26T20:00:00.000Z', by: 'bench' }) as const

/** As a phone gets it from its store or the server: parsed, each entry with all that it says to itself. */
function logOf(deals: number): Placed<Entry>[] {
  const seats = [1, 2, 3, 4].map(idOf)
  const session = idOf(5)
  const under = { seating: session, rules: session }
  const opening: Entry = { ...said(5), kind: 'session', playedOn: '2026-11-26', seats, game: 'bavarian', rules: RULES }
  const log: Placed<Entry>[] = [{ entry: opening, clock: 5 }]
  for (let index = 0; index < deals; index++) {
    const after = index === 0 ? null : idOf(5 + index)
    const entry: Entry = { ...said(6 + index), kind: 'deal', session, under, after, deal: dealAt(index) }
    log.push({ entry, clock: 6 + index })
  }
  return JSON.parse(JSON.stringify(log)) as Placed<Entry>[] // what has just been written
}

const LONG = 100_000
const APPENDED = 200

function ledger(): Pick<CoreWork, 'ledger' | 'append'> {
  const log = logOf(LONG + APPENDED)
  const long = log.slice(0, LONG + 1)
  const tail = log.slice(LONG + 1)
  const session = idOf(5)
  const derive = () => {
    const evening = eveningOf(long, session)
    if (!evening || evening.count !== LONG) throw new Error('the bench has an evening that cannot be read')
    return evening
  }
  const taken = best(9, () => void (sum += derive().count))
  const evening = derive()
  const appended = best(5, () => {
    let grown = evening
    for (const placed of tail) grown = appendTo(grown, placed)
    sum += grown.count
  })
  return { ledger: taken, append: each(appended, APPENDED) }
}

const SETTLED = 50
/** Eight people, no two or three of whom are quits among themselves: the most there is to weigh. */
const EIGHT: readonly Cents[] = [1010, 2020, 4040, 8080, -1370, -2740, -5480, -5560].map(cents)

function measure(): CoreWork {
  const scoring = best(9, () => score(1_000_000))
  const settle = best(9, () => {
    for (let time = 0; time < SETTLED; time++) sum += settleUp(EIGHT).length
  })
  return { scoring, ...ledger(), settle: each(settle, SETTLED) }
}

const work = measure()
if (sum === 0) throw new Error('nothing was worked out')
console.log(JSON.stringify(work))
