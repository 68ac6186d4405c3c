import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contestOf, crosswise, holdersOfBlackObers, partedBySuit, partnersOf, RANKS, SUITS } from '@/lib/score'
import type { Card, Declaration, Rank, Suit } from '@/lib/score'

const card = (suit: Suit, rank: Rank): Card => ({ suit, rank })
const draw = (...cards: readonly Card[]) => partnersOf(cards.map((drawn, seat) => ({ seat, card: drawn })))

describe('the draw for partners', () => {
  test('puts the two highest together', () => {
    expect(
      draw(card('herz', 'zehn'), card('gras', 'sau'), card('eichel', 'sieben'), card('schellen', 'unter')),
    ).toEqual({
      teams: [
        [3, 1],
        [0, 2],
      ],
    })
  })
  test('ranks the Ten below the Ober, and above the nine', () => {
    expect(
      draw(card('eichel', 'zehn'), card('schellen', 'ober'), card('schellen', 'neun'), card('eichel', 'koenig')),
    ).toEqual({
      teams: [
        [3, 1],
        [0, 2],
      ],
    })
  })
  test('decides equal ranks by the suit, Eichel first and Schellen last', () => {
    expect(draw(card('schellen', 'sau'), card('herz', 'sau'), card('gras', 'sau'), card('eichel', 'sau'))).toEqual({
      teams: [
        [3, 2],
        [1, 0],
      ],
    })
  })
  test('is drawn again by those who have the same card of a double pack, where it matters', () => {
    const tie = card('herz', 'koenig')
    expect(draw(card('eichel', 'sau'), tie, tie, card('gras', 'neun'))).toEqual({ redraw: [1, 2] })
    expect(draw(tie, tie, card('gras', 'neun'), card('gras', 'acht'))).toEqual({
      teams: [
        [0, 1],
        [2, 3],
      ],
    })
  })
  test('a second card parts them, and only them, however low it is', () => {
    const tie = card('herz', 'koenig')
    const first = [card('eichel', 'sau'), tie, tie, card('gras', 'neun')]
    const again = (one: Card, other: Card) =>
      partnersOf(first.map((drawn, seat) => ({ seat, card: drawn, again: [[], [one], [other], []][seat] ?? [] })))
    expect(again(card('eichel', 'sieben'), card('gras', 'acht'))).toEqual({
      teams: [
        [0, 2],
        [1, 3],
      ],
    })
    expect(again(tie, tie)).toEqual({ redraw: [1, 2] })
  })
  test('says where only the suit decided', () => {
    const cards = [card('herz', 'sau'), card('eichel', 'sau'), card('gras', 'sau'), card('schellen', 'neun')]
    const drawn = cards.map((each, seat) => ({ seat, card: each }))
    expect(partedBySuit(drawn)).toEqual({ higher: card('gras', 'sau'), lower: card('herz', 'sau') })
    expect(partedBySuit(drawn.map((each) => (each.seat === 2 ? { ...each, card: card('gras', 'zehn') } : each)))).toBe(
      null,
    )
  })
  test('makes three pairs of six', () => {
    const six = RANKS.slice(0, 6).map((rank, seat) => ({ seat, card: card('herz', rank) }))
    expect(partnersOf(six, 3)).toEqual({
      teams: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    })
    expect(
      crosswise([
        [0, 1],
        [2, 3],
        [4, 5],
      ]),
    ).toEqual([0, 2, 4, 1, 3, 5])
  })
  test('takes the highest half of six and eight', () => {
    const six = RANKS.slice(0, 6).map((rank) => card('herz', rank))
    expect(draw(...six)).toEqual({
      teams: [
        [0, 1, 2],
        [3, 4, 5],
      ],
    })
  })
  test('seats partners crosswise', () => {
    expect(
      crosswise([
        [3, 1],
        [0, 2],
      ]),
    ).toEqual([3, 0, 1, 2])
  })
  test('never puts a lower card with the higher ones', () => {
    const pack = SUITS.flatMap((suit) => RANKS.map((rank) => card(suit, rank)))
    fc.assert(
      fc.property(fc.shuffledSubarray(pack, { minLength: 4, maxLength: 8 }), (cards) => {
        const partners = draw(...cards)
        if (!('teams' in partners)) throw new Error('no two of these are the same')
        const heights = partners.teams.flat().map((seat) => pack.length - heightIn(cards[seat]))
        expect(heights).toEqual(heights.toSorted((one, other) => other - one))
        expect(partners.teams.flat().toSorted((one, other) => one - other)).toEqual(cards.map((_, seat) => seat))
      }),
    )
    function heightIn(drawn: Card | undefined): number {
      return drawn === undefined ? Infinity : RANKS.indexOf(drawn.rank) * 4 + SUITS.indexOf(drawn.suit)
    }
  })
})

describe('the holders of the black Obers', () => {
  test('are partners for a deal', () => {
    expect(holdersOfBlackObers(2, 1, 4)).toEqual([
      [1, 2],
      [0, 3],
    ])
  })
  test('are nobody where one hand holds both', () => {
    expect(holdersOfBlackObers(2, 2, 4)).toBeNull()
  })
})

const contest = (...said: readonly Declaration[]) => contestOf(said, { least: 5 })

describe('the contest of declarations', () => {
  test('is won by most trumps', () => {
    expect(contest({ seat: 1, trumps: 5 }, { seat: 2, trumps: 7 }, { seat: 3, trumps: 6 })).toEqual({
      kind: 'names',
      seat: 2,
      by: 'trumps',
    })
  })
  test('asks those with as many for their card points, and no one else', () => {
    const said = [
      { seat: 1, trumps: 6 },
      { seat: 2, trumps: 5 },
      { seat: 3, trumps: 6 },
    ]
    expect(contest(...said)).toEqual({ kind: 'ask', what: 'points', among: [1, 3] })
    const [one, two, three] = said.map((declaration, at) => ({ ...declaration, points: [21, 99, 30][at] ?? 0 }))
    expect(contest(...[one, two, three].filter((each) => each !== undefined))).toEqual({
      kind: 'names',
      seat: 3,
      by: 'points',
    })
  })
  test('then by the highest Unter', () => {
    const tied = { trumps: 6, points: 25 }
    expect(contest({ seat: 0, ...tied }, { seat: 1, ...tied })).toEqual({ kind: 'ask', what: 'unter', among: [0, 1] })
    expect(contest({ seat: 0, ...tied, unter: 'herz' }, { seat: 1, ...tied, unter: 'gras' })).toEqual({
      kind: 'names',
      seat: 1,
      by: 'unter',
    })
    expect(contest({ seat: 0, ...tied, unter: 'schellen' }, { seat: 1, ...tied, unter: null })).toMatchObject({
      seat: 0,
      by: 'unter',
    })
  })
  test('without an Unter among them whoever spoke first keeps it', () => {
    const tied = { trumps: 5, points: 25, unter: null }
    expect(contest({ seat: 3, ...tied }, { seat: 1, ...tied })).toEqual({ kind: 'names', seat: 3, by: 'turn' })
  })
  test('goes to the holder of the Eichel-Unter where nobody reaches five', () => {
    expect(contest({ seat: 0, trumps: 4 }, { seat: 1, trumps: 3 })).toEqual({ kind: 'mustOfOldOne' })
    expect(contest({ seat: 0, trumps: 5 })).toMatchObject({ kind: 'names', seat: 0 })
    expect(contest()).toEqual({ kind: 'mustOfOldOne' })
  })
  test('needs six where the table says more than five', () => {
    expect(contestOf([{ seat: 0, trumps: 5 }], { least: 6 })).toEqual({ kind: 'mustOfOldOne' })
    expect(contestOf([{ seat: 0, trumps: 6 }], { least: 6 })).toMatchObject({ kind: 'names', seat: 0 })
  })
  test('is won by someone whose number nobody beats', () => {
    const declaration = fc.record({
      trumps: fc.integer({ min: 1, max: 11 }),
      points: fc.integer({ min: 0, max: 38 }),
      unter: fc.constantFrom(null, ...SUITS),
    })
    fc.assert(
      fc.property(fc.array(declaration, { minLength: 1, maxLength: 8 }), (said) => {
        const found = contest(...said.map((each, seat) => ({ seat, ...each })))
        const most = Math.max(...said.map(({ trumps }) => trumps))
        if (most < 5) {
          expect(found).toEqual({ kind: 'mustOfOldOne' })
          return
        }
        if (found.kind !== 'names') throw new Error('all was said')
        const winner = said[found.seat]
        expect(winner?.trumps).toBe(most)
        for (const other of said) {
          if (other.trumps === most) expect(winner?.points).toBeGreaterThanOrEqual(other.points)
        }
      }),
    )
  })
})
