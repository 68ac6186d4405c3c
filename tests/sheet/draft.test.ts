import { describe, expect, it } from 'vitest'
import { stepRunners, typeAmount, type PadKey } from '@/app/evening/sheet/amount-moves'
import { emptyDraft, isBlank, type Draft } from '@/app/evening/sheet/draft'
import { chooseContract, contractsOf, offerOf, seated } from '@/app/evening/sheet/offer'
import { setLevel, setWon, toggleCounted, toggleSie, toggleTout, typePoints } from '@/app/evening/sheet/result-moves'
import { setDurchmarsch, setKontra, setLoser, tapSeat, toggleJungfrau } from '@/app/evening/sheet/seat-moves'
import { liveOf } from '@/app/evening/sheet/live'
import { nudgesOf } from '@/app/evening/sheet/nudges'
import { CONTRACTS, type Deal } from '@/lib/score'
import { outcome, placeOf, sheet } from './hands'

const { rules } = placeOf()
const empty = emptyDraft('rufspiel', 4)

describe('tapping people', () => {
  it('the first tap is the declarer, the second the partner, a third person takes the partner’s place', () => {
    const two = tapSeat(tapSeat(empty, 0), 3)
    expect([two.declarer, two.partner]).toEqual([0, 3])
    const three = tapSeat(two, 1)
    expect([three.declarer, three.partner]).toEqual([0, 1])
  })

  it('a second tap takes a role back, and roles can be swapped in two taps', () => {
    const two = tapSeat(tapSeat(empty, 0), 3)
    expect(tapSeat(two, 3).partner).toBeNull()
    const freed = tapSeat(two, 0)
    expect(freed.declarer).toBeNull()
    const swapped = tapSeat(tapSeat(freed, 3), 0)
    expect([swapped.declarer, swapped.partner]).toEqual([3, 0])
  })

  it('in a Wenz the next tap is another declarer', () => {
    const wenz = chooseContract(empty, 'wenz', rules)
    expect(tapSeat(tapSeat(wenz, 0), 2)).toMatchObject({ declarer: 2, partner: null })
  })
})

describe('another contract on the same sheet', () => {
  it('keeps who plays and the result, drops the partner', () => {
    const ruf = setWon(tapSeat(tapSeat(empty, 0), 3), true)
    const solo = chooseContract(ruf, 'farbsolo', rules)
    expect(solo).toMatchObject({ declarer: 0, partner: null, result: { by: 'told', won: true } })
  })

  it('cuts Laufende to what the contract can have', () => {
    const ruf = { ...empty, laufende: 9 }
    expect(chooseContract(ruf, 'wenz', rules).laufende).toBe(4)
    expect(chooseContract({ ...empty, laufende: -12 }, 'farbwenz', rules).laufende).toBe(-11)
    expect(chooseContract(ruf, 'ramsch', rules).laufende).toBe(0)
  })

  it('turns a Tout into a plain result where there is none, and forgets a Sie', () => {
    const tout = toggleTout(setWon(chooseContract(empty, 'wenz', rules), true))
    expect(chooseContract(tout, 'rufspiel', rules).result).toEqual({ by: 'told', won: true, level: 'plain' })
    const sie = toggleSie(chooseContract(empty, 'farbsolo', rules))
    expect(chooseContract(sie, 'wenz', rules).result).toEqual({ by: 'told', won: null, level: 'plain' })
  })

  it('keeps a called suit unless it is Herz', () => {
    const solo = chooseContract(empty, 'farbsolo', rules)
    expect(chooseContract({ ...solo, suit: 'gras' }, 'rufspiel', rules).suit).toBe('gras')
    expect(chooseContract({ ...solo, suit: 'herz' }, 'rufspiel', rules).suit).toBeNull()
  })

  it('never leaves anything that the contract cannot have', () => {
    const full = {
      ...setLevel(setWon(tapSeat(tapSeat(empty, 0), 3), true), 'schwarz'),
      suit: 'eichel' as const,
      laufende: 8,
      kontra: 2,
      knocks: [0, 1],
      muss: true,
    }
    const wrong = CONTRACTS.flatMap((contract) => {
      const codes = outcome(chooseContract(full, contract, rules))
      return Array.isArray(codes) ? codes.map((code) => `${contract} ${String(code)}`) : []
    })
    // A Ramsch and amounts by hand have another result than a deal with a declarer.
    expect(wrong).toEqual(['ramsch result_missing', 'manual bad_shape'])
  })
})

describe('what is offered', () => {
  it('no partner, no level beside card points, no Kontra where there is none', () => {
    expect(offerOf('wenz', rules)).toMatchObject({ partner: false, tout: true, sie: false, suits: [] })
    expect(offerOf('ramsch', rules)).toMatchObject({ kontra: 0, runners: null, counted: false })
    expect(offerOf('bettel', rules)).toMatchObject({ counted: false, runners: null, tout: false })
    expect(offerOf('farbsolo', rules, true)).toMatchObject({ kontra: 0, runners: null })
  })

  it('three players have no two against two', () => {
    const three = placeOf({ pack: 24, seats: 3 }, 3).rules
    const { first, more } = contractsOf(three)
    expect([...first, ...more]).not.toContain('rufspiel')
    expect([...first, ...more]).not.toContain('hochzeit')
    expect([...first, ...more]).toContain('passed')
  })

  it('every contract of the table is on the sheet once', () => {
    const { first, more } = contractsOf(rules)
    expect([...first, ...more].sort()).toEqual([...CONTRACTS].sort())
  })
})

describe('card points', () => {
  it('are typed digit by digit, and a digit too many begins anew', () => {
    const points = (digits: readonly (number | null)[]) =>
      digits.reduce((draft, digit) => typePoints(draft, digit), toggleCounted(empty)).result
    expect(points([1, 0, 7])).toEqual({ by: 'counted', cardPoints: 107, schwarz: false })
    expect(points([6, 1, 9])).toEqual({ by: 'counted', cardPoints: 9, schwarz: false })
    expect(points([1, 0, 7, null])).toEqual({ by: 'counted', cardPoints: 10, schwarz: false })
    expect(points([7, null])).toEqual({ by: 'counted', cardPoints: null, schwarz: false })
  })

  it('Schneider beside card points is a result of its own', () => {
    const counted = typePoints(toggleCounted(empty), 9)
    expect(setLevel(counted, 'schneider').result).toEqual({ by: 'told', won: false, level: 'schneider' })
  })
})

describe('Laufende', () => {
  const limits = { mit: 8, ohne: 14, from: 3 }
  it('the first step reaches the fewest that are paid, and fewer are a step back', () => {
    expect(stepRunners(0, 1, limits)).toBe(3)
    expect(stepRunners(3, -1, limits)).toBe(2)
    expect(stepRunners(0, -1, limits)).toBe(-3)
    expect(stepRunners(-1, 1, limits)).toBe(0)
    expect(Object.is(stepRunners(-1, 1, limits), 0)).toBe(true)
  })
  it('stops at what can be', () => {
    expect(stepRunners(8, 1, limits)).toBe(8)
    expect(stepRunners(-14, -1, limits)).toBe(-14)
    expect(stepRunners(0, 1, { mit: 2, ohne: 2, from: 3 })).toBe(2)
  })
})

describe('Kontra', () => {
  it('Re brings Kontra with it, and taking Re back leaves Kontra', () => {
    expect(setKontra(empty, 2).kontra).toBe(2)
    expect(setKontra(setKontra(empty, 2), 2).kontra).toBe(1)
    expect(setKontra(setKontra(empty, 2), 1).kontra).toBe(1)
  })
})

describe('Ramsch', () => {
  it('a loser is no Jungfrau, and a Durchmarsch has neither', () => {
    const ramsch = toggleJungfrau(setLoser(chooseContract(empty, 'ramsch', rules), 0), 1)
    expect(setLoser(ramsch, 1).ramsch).toMatchObject({ loser: 1, jungfrauen: [] })
    expect(setDurchmarsch(ramsch, 2).ramsch).toMatchObject({ loser: null, jungfrauen: [], durchmarsch: 2 })
  })
})

describe('amounts by hand', () => {
  const manual = chooseContract(empty, 'manual', rules)
  const typed = (draft: Draft, seat: number, ...keys: readonly PadKey[]): Draft => ({
    ...draft,
    scores: keys.reduce((scores, key) => typeAmount(scores, seat, key), draft.scores),
  })
  it('are typed like on a till, and the last one open is the rest', () => {
    const two = typed(typed(manual, 0, 2, 4, 0), 1, 8, 'sign')
    expect(outcome(typed(two, 2, 0))).toEqual({ contract: 'manual', scores: [240, -8, 0, -232] })
  })
  it('nothing written is no deal', () => {
    expect(outcome(manual)).toEqual(['bad_shape'])
  })
  it('what does not come to 0 is said', () => {
    expect(outcome(typed(manual, 0, 5))).toEqual(['scores_do_not_balance'])
  })
})

describe('more people than play', () => {
  it('the deal says who played', () => {
    const place = placeOf({}, 5)
    const draft = setWon(tapSeat(tapSeat(emptyDraft('rufspiel', 5), 1), 4), true)
    expect(liveOf(draft, place).whole?.deal).toMatchObject({ playing: [1, 2, 3, 4] })
  })
  it('who sits out loses the role', () => {
    const draft = tapSeat(tapSeat(emptyDraft('rufspiel', 5), 1), 4)
    expect(seated(draft, [0, 1, 2, 3])).toMatchObject({ declarer: 1, partner: null })
  })
})

describe('a sheet that says nothing', () => {
  it('is blank until somebody says something', () => {
    expect(isBlank(empty)).toBe(true)
    expect(isBlank(chooseContract(empty, 'wenz', rules))).toBe(true)
    expect(isBlank(tapSeat(empty, 2))).toBe(false)
    expect(isBlank({ ...empty, note: 'Renonce' })).toBe(false)
    expect(isBlank(toggleCounted(empty))).toBe(false)
  })
})

describe('nudges', () => {
  const seats = [0, 1, 2, 3]
  const wenz = (cardPoints: number): Deal => ({ contract: 'wenz', declarer: 0, cardPoints })
  it('60:60, 90 and 30 are said', () => {
    expect(nudgesOf(wenz(60), rules, seats, 2)).toEqual([{ code: 'sixtyLost' }])
    expect(nudgesOf(wenz(90), rules, seats, 2)).toEqual([{ code: 'notSchneider', count: 90 }])
    expect(nudgesOf(wenz(30), rules, seats, 2)).toEqual([{ code: 'isSchneider', count: 30 }])
    expect(nudgesOf(wenz(91), rules, seats, 2)).toEqual([])
  })
  it('Laufende that are not paid are said', () => {
    const ruf: Deal = { contract: 'rufspiel', declarer: 0, partner: 1, won: true, laufende: { mit: 2 } }
    expect(nudgesOf(ruf, rules, seats, 3)).toEqual([{ code: 'runnersNotPaid', count: 2 }])
    const winners = placeOf({ laufende: { counts: 'winners' } }).rules
    const lost: Deal = { ...ruf, won: false, laufende: { mit: 3 } }
    expect(nudgesOf(lost, winners, seats, 3)).toEqual([{ code: 'runnersOfLosers' }])
  })
  it('a shared loss is said', () => {
    const share = placeOf({ ramsch: { tie: 'share' } }).rules
    const tied: Deal = { contract: 'ramsch', ramsch: { cardPoints: [40, 40, 20, 20] } }
    expect(nudgesOf(tied, share, seats, null)).toEqual([{ code: 'share', seats: [0, 1] }])
  })
})

describe('who opens the sheet from a plate', () => {
  it('has the declarer chosen', () => {
    expect(sheet('rufspiel', [], placeOf(), 2).declarer).toBe(2)
  })
})
