import { describe, expect, test } from 'vitest'
import { FAULT_CODES } from '@/lib/score'
import { bavarian, faultsIn, german, players } from './document'

const ruf = { contract: 'rufspiel', declarer: 0, partner: 1, cardPoints: 75 }
const wenz = { contract: 'wenz', declarer: 0, cardPoints: 75 }
const solo = { contract: 'farbsolo', suit: 'gras', declarer: 0, cardPoints: 75 }
const chose = { chooser: 0, cardPoints: 75 }
const three = { pack: 24, seats: 3 }
const ramsch = (result: unknown) => ({ contract: 'ramsch', ramsch: result })

type Case = [string, string, string[]]

const DOCUMENT: Case[] = [
  ['nothing at all', '', ['not_json']],
  ['half a document', '{"format":', ['not_json']],
  ['a list', '[]', ['bad_shape']],
  ['a number', '3', ['bad_shape']],
  ['null', 'null', ['bad_shape']],
  ['an empty object: each key that is missing', '{}', Array<string>(5).fill('bad_shape')],
  [
    'a later version, whatever else is wrong',
    bavarian([3], { version: 2, players: [], x: 1 }),
    ['unsupported_version'],
  ],
  ['version 0', bavarian([], { version: 0 }), ['unsupported_version']],
  ['a version that is a text', bavarian([], { version: '1' }), ['bad_shape']],
  ['no version', bavarian([], { version: undefined }), ['bad_shape']],
  ['another format', bavarian([], { format: 'anschreiber/table' }), ['bad_shape']],
  ['another game: its deals are not judged', bavarian([{ contract: 'grand' }], { game: 'skat' }), ['bad_shape']],
  [
    'another game and nine players',
    bavarian([], { game: 'skat', ...players(9) }),
    ['bad_shape', 'players_out_of_range'],
  ],
  ['an unknown key', bavarian([], { table: 'x' }), ['bad_shape']],
  ['an unknown key that says nothing', bavarian([], { table: false }), ['bad_shape']],
  ['two unknown keys', bavarian([], { a: 1, b: 2 }), ['bad_shape', 'bad_shape']],
  [
    'a key that JavaScript knows',
    bavarian([]).replace('{', '{"__proto__": {}, "constructor": 1, '),
    ['bad_shape', 'bad_shape'],
  ],
  ['a title that is no text', bavarian([], { title: 7 }), ['bad_shape']],
  ['a day that no calendar has', bavarian([], { playedOn: '2026-02-29' }), ['bad_shape']],
  ['a day written by people', bavarian([], { playedOn: '26.11.2026' }), ['bad_shape']],
  ['a day with a time', bavarian([], { playedOn: '2026-11-26T20:00:00Z' }), ['bad_shape']],
  ['deals that are no list', bavarian({}), ['bad_shape']],
  ['no deals', bavarian(undefined), ['bad_shape']],
  [
    'deals that are no objects',
    bavarian([3, [], null]),
    ['deal 1: bad_shape', 'deal 2: bad_shape', 'deal 3: bad_shape'],
  ],
]

const PLAYERS: Case[] = [
  ['players that are no list', bavarian([], { players: 'Anna' }), ['bad_shape']],
  ['a player that is a number', bavarian([], { players: ['Anna', 2, 'Cilli', 'Dora'] }), ['bad_shape']],
  ['nobody', bavarian([], { players: [] }), ['players_out_of_range']],
  ['two', bavarian([], players(2)), ['players_out_of_range']],
  ['three of four', bavarian([], players(3)), ['players_out_of_range']],
  ['nine', bavarian([], players(9)), ['players_out_of_range']],
  ['one name twice', bavarian([], { players: ['Anna', 'Bert', 'Anna', 'Dora'] }), ['player_names_not_unique']],
  ['one name in two cases', bavarian([], { players: ['Anna', 'Bert', ' aNNA ', 'Dora'] }), ['player_names_not_unique']],
  [
    'one name three times is one fault',
    bavarian([], { players: ['A', 'a', 'A ', 'Dora'] }),
    ['player_names_not_unique'],
  ],
  ['too few, and the same', bavarian([], { players: ['A', 'a'] }), ['player_names_not_unique', 'players_out_of_range']],
  ['five in variant A', german([], players(5)), ['players_out_of_range']],
  ['four in variant F', german([], { rules: { variant: 'F' } }), ['players_out_of_range']],
  ['six in variant I', german([], { rules: { variant: 'I' }, ...players(6) }), ['players_out_of_range']],
  [
    'seven of the German game, whatever the variant',
    german([], { rules: { variant: 'X' }, ...players(7) }),
    ['players_out_of_range', 'bad_shape'],
  ],
  [
    'seats of namesakes are judged',
    bavarian([{ ...wenz, declarer: 4 }], { players: ['A', 'a', 'C', 'D'] }),
    ['player_names_not_unique', 'deal 1: seat_not_playing'],
  ],
  ['seats of two players are not', bavarian([{ ...wenz, declarer: 3 }], players(2)), ['players_out_of_range']],
  [
    'what two players cannot change is',
    bavarian([{ ...ruf, cardPoints: 119, partner: 0 }, ruf], players(2)),
    ['players_out_of_range', 'deal 1: partner_is_declarer', 'deal 1: card_points_impossible'],
  ],
  [
    'the number of amounts of nobody knows how many',
    bavarian(
      [
        { contract: 'manual', scores: [5, -5, 0] },
        { contract: 'manual', scores: [5, 5] },
      ],
      { players: 0 },
    ),
    ['bad_shape', 'deal 2: scores_do_not_balance'],
  ],
  [
    'who sits out of nine',
    bavarian([wenz, { ...wenz, declarer: 8 }], players(9)),
    ['players_out_of_range', 'deal 2: seat_not_playing'],
  ],
]

const RULES: Case[] = [
  ['rules that are no object', bavarian([], { rules: 'wirtshaus' }), ['bad_shape']],
  ['an unknown preset', bavarian([], { rules: { preset: 'verein' } }), ['bad_shape']],
  ['an unknown rule', bavarian([], { rules: { schieber: true } }), ['bad_shape']],
  ['an unknown rule within a rule', bavarian([], { rules: { kontra: { most: 2 } } }), ['bad_shape']],
  ['an unknown price that says nothing', bavarian([], { rules: { tariff: { skat: 0 } } }), ['bad_shape']],
  ['a price below nothing', bavarian([], { rules: { tariff: { solo: -5 } } }), ['bad_shape']],
  ['half a cent', bavarian([], { rules: { tariff: { solo: 0.5 } } }), ['bad_shape']],
  ['a factor of none', bavarian([], { rules: { tout: { factor: 0 } } }), ['bad_shape']],
  ['a Bock of no deals', bavarian([], { rules: { bock: { deals: 0 } } }), ['bad_shape']],
  ['five steps of Kontra', bavarian([], { rules: { kontra: { max: 5 } } }), ['bad_shape']],
  ['a rule where a number should be a yes', bavarian([], { rules: { kontra: { takesOver: 1 } } }), ['bad_shape']],
  [
    'three rules at once',
    bavarian([], { rules: { pack: 36, unit: 'euro', stock: { stake: -1 } } }),
    ['bad_shape', 'bad_shape', 'bad_shape'],
  ],
  ['three seats with 32 cards', bavarian([], { rules: { seats: 3 } }), ['rules_contradict']],
  [
    'the same for three players: they may be right',
    bavarian([], { rules: { seats: 3 }, ...players(3) }),
    ['rules_contradict'],
  ],
  [
    'what the rules would allow is not judged by bad ones',
    bavarian(
      [
        { ...wenz, kontra: 4 },
        { ...ruf, knocks: [0, 1, 2, 3] },
      ],
      { rules: { kontra: { mx: 4 } } },
    ),
    ['bad_shape'],
  ],
  [
    'what no rules would allow is',
    bavarian(
      [
        { ...wenz, kontra: 5 },
        { ...ruf, knocks: [0, 0] },
        { ...wenz, laufende: { mit: 5 } },
      ],
      { rules: 3 },
    ),
    ['bad_shape', 'deal 1: kontra_out_of_range', 'deal 2: knocks_out_of_range', 'deal 3: laufende_out_of_range'],
  ],
  [
    'who plays is not judged by bad rules',
    bavarian([{ ...ruf, partner: 0, declarer: 1 }], { rules: { seats: 5 }, ...players(5) }),
    ['bad_shape'],
  ],
  [
    'teams in B',
    german([], {
      rules: {
        variant: 'B',
        teams: [
          [0, 2],
          [1, 3],
        ],
      },
    }),
    ['rules_contradict'],
  ],
  ['teams without a seat', german([], { rules: { teams: [[0, 2], [1]] } }), ['teams_incomplete']],
  ['three teams', german([], { rules: { teams: [[0], [1], [2, 3]] } }), ['bad_shape']],
  [
    'a variant that nobody knows, and deals that need one',
    german([{ chooser: 0, cardPoints: 130 }, { strokes: [0, 0, 0, 1] }, { chooser: 0, cardPoints: 1 }], {
      rules: { variant: 'K' },
    }),
    ['bad_shape', 'deal 3: card_points_impossible'],
  ],
  ['Bavarian rules in the German game', german([], { rules: { preset: 'turnier' } }), ['bad_shape']],
]

const BAVARIAN: Case[] = [
  ['no contract', bavarian([{ declarer: 0 }]), ['deal 1: bad_shape']],
  [
    'an unknown contract, whose result is not judged',
    bavarian([{ contract: 'grand', declarer: 9, cardPoints: 119 }]),
    ['deal 1: unknown_contract'],
  ],
  [
    'an unknown contract with a dealer who is not there',
    bavarian([{ contract: 'grand', dealer: 4 }]),
    ['deal 1: unknown_contract', 'deal 1: bad_shape'],
  ],
  ['an unknown key of a deal', bavarian([{ ...wenz, spieler: 0 }]), ['deal 1: bad_shape']],
  ['a key of another contract', bavarian([{ ...wenz, suit: 'gras' }]), ['deal 1: bad_shape']],
  ['a Rufspiel of three', bavarian([ruf], { rules: three, ...players(3) }), ['deal 1: contract_needs_four']],
  [
    'a Kreuz and a Hochzeit of three',
    bavarian(
      [
        { contract: 'kreuz', declarer: 0, won: true },
        { contract: 'hochzeit', declarer: 0, partner: 1, won: true },
      ],
      { rules: three, ...players(3) },
    ),
    ['deal 1: contract_needs_four', 'deal 2: contract_needs_four'],
  ],
  ['no declarer', bavarian([{ contract: 'wenz', won: true }]), ['deal 1: declarer_missing']],
  ['no partner', bavarian([{ contract: 'rufspiel', declarer: 0, won: true }]), ['deal 1: partner_missing']],
  [
    'a partner in a Wenz, and it is seat 0',
    bavarian([{ ...wenz, declarer: 1, partner: 0 }]),
    ['deal 1: partner_not_allowed'],
  ],
  [
    'a partner in a Kreuz',
    bavarian([{ contract: 'kreuz', declarer: 0, partner: 2, won: true }]),
    ['deal 1: partner_not_allowed'],
  ],
  ['a partner who is the declarer', bavarian([{ ...ruf, partner: 0 }]), ['deal 1: partner_is_declarer']],
  [
    'the same at a seat that is not there: the declarer is wrong',
    bavarian([{ ...ruf, declarer: 4, partner: 4 }]),
    ['deal 1: seat_not_playing', 'deal 1: partner_is_declarer'],
  ],
  ['the dealer of five as declarer', bavarian([wenz, wenz], players(5)), ['deal 1: seat_not_playing']],
  [
    'a knock of who sits out',
    bavarian([{ ...wenz, declarer: 1, knocks: [0] }], players(5)),
    ['deal 1: seat_not_playing'],
  ],
  ['a dealer who is not there', bavarian([{ ...wenz, dealer: 4 }]), ['deal 1: bad_shape']],
  [
    'after such a dealer nobody knows who plays',
    bavarian(
      [
        { ...wenz, declarer: 1, dealer: 9 },
        { ...wenz, declarer: 1, knocks: [0] },
        { ...wenz, declarer: 2, dealer: 2 },
        { ...wenz, declarer: 3 },
      ],
      players(5),
    ),
    ['deal 1: bad_shape', 'deal 3: seat_not_playing', 'deal 4: seat_not_playing'],
  ],
  [
    'after a deal that is none, too',
    bavarian(['?', wenz, { ...wenz, declarer: 7 }], players(5)),
    ['deal 1: bad_shape', 'deal 3: seat_not_playing'],
  ],
  [
    'a faulty deal still has a dealer',
    bavarian([{ contract: 'grand' }, { ...wenz, declarer: 1 }], players(5)),
    ['deal 1: unknown_contract', 'deal 2: seat_not_playing'],
  ],
  ['three of four play', bavarian([{ ...wenz, playing: [0, 1, 2] }]), ['deal 1: playing_out_of_range']],
  [
    'playing the wrong way round',
    bavarian([{ ...wenz, declarer: 4, playing: [3, 2, 1, 0] }], players(5)),
    ['deal 1: playing_out_of_range'],
  ],
  [
    'playing without the declarer',
    bavarian([{ ...wenz, playing: [1, 2, 3, 4] }], players(6)),
    ['deal 1: seat_not_playing'],
  ],
  ['playing that is no list', bavarian([{ ...wenz, playing: 'all' }]), ['deal 1: bad_shape']],
  ['a Solo without a suit', bavarian([{ contract: 'farbsolo', declarer: 0, won: true }]), ['deal 1: suit_missing']],
  ['the ace of Herz called', bavarian([{ ...ruf, suit: 'herz' }]), ['deal 1: suit_not_callable']],
  ['a suit that no pack has', bavarian([{ ...ruf, suit: 'karo' }]), ['deal 1: bad_shape']],
  ['no result', bavarian([{ contract: 'wenz', declarer: 0 }]), ['deal 1: result_missing']],
  [
    'no result and no roles',
    bavarian([{ contract: 'rufspiel' }]),
    ['deal 1: declarer_missing', 'deal 1: partner_missing', 'deal 1: result_missing'],
  ],
  [
    'a Ramsch that says nothing',
    bavarian([{ contract: 'ramsch' }, ramsch({}), ramsch({ jungfrauen: [1] })]),
    ['deal 1: result_missing', 'deal 2: result_missing', 'deal 3: result_missing'],
  ],
  ['two results', bavarian([{ ...wenz, won: true }]), ['deal 1: result_contradicts']],
  ['a level beside card points', bavarian([{ ...wenz, level: 'schneider' }]), ['deal 1: result_contradicts']],
  ['Schwarz beside 75', bavarian([{ ...wenz, schwarz: true }]), ['deal 1: result_contradicts']],
  [
    'Schwarz beside won',
    bavarian([{ contract: 'wenz', declarer: 0, won: true, schwarz: true }]),
    ['deal 1: result_contradicts'],
  ],
  ['one card point', bavarian([{ ...wenz, cardPoints: 1 }]), ['deal 1: card_points_impossible']],
  [
    '119 and 121 card points',
    bavarian([
      { ...wenz, cardPoints: 119 },
      { ...wenz, cardPoints: 121 },
    ]),
    ['deal 1: card_points_impossible', 'deal 2: card_points_impossible'],
  ],
  [
    'card points that are no number, which is not no result',
    bavarian([{ ...wenz, cardPoints: '75' }]),
    ['deal 1: bad_shape'],
  ],
  [
    'Tout in a Rufspiel',
    bavarian([{ contract: 'rufspiel', declarer: 0, partner: 1, tout: 'won' }]),
    ['deal 1: tout_not_allowed'],
  ],
  ['Sie in a Wenz', bavarian([{ contract: 'wenz', declarer: 0, sie: true }]), ['deal 1: sie_not_allowed']],
  [
    'Laufende in a Bettel, and far too many',
    bavarian([{ contract: 'bettel', declarer: 0, won: true, laufende: { mit: 99 } }]),
    ['deal 1: laufende_not_allowed'],
  ],
  [
    'Laufende and Kontra of a Sie',
    bavarian([{ contract: 'farbsolo', suit: 'gras', declarer: 0, sie: true, laufende: { mit: 8 }, kontra: 1 }]),
    ['deal 1: laufende_not_allowed', 'deal 1: kontra_not_allowed'],
  ],
  ['Kontra in a Ramsch', bavarian([{ ...ramsch({ loser: 0 }), kontra: 9 }]), ['deal 1: kontra_not_allowed']],
  [
    'a Durchmarsch that the rules do not know',
    bavarian([ramsch({ durchmarsch: 0 })], { rules: { ramsch: { durchmarschAt: 'off' } } }),
    ['deal 1: durchmarsch_not_allowed'],
  ],
  ['five Laufende of a Wenz', bavarian([{ ...wenz, laufende: { ohne: 5 } }]), ['deal 1: laufende_out_of_range']],
  [
    'nine Laufende of a Solo with, fourteen without',
    bavarian([
      { ...solo, laufende: { mit: 9 } },
      { ...solo, laufende: { ohne: 14 } },
    ]),
    ['deal 1: laufende_out_of_range'],
  ],
  ['Laufende on both sides', bavarian([{ ...wenz, laufende: { mit: 2, ohne: 2 } }]), ['deal 1: bad_shape']],
  ['a Supra that the rules do not allow', bavarian([{ ...wenz, kontra: 3 }]), ['deal 1: kontra_out_of_range']],
  [
    'any Kontra in a tournament',
    bavarian(
      [
        { ...wenz, kontra: 1 },
        { ...wenz, knocks: [0] },
      ],
      { rules: { preset: 'turnier' } },
    ),
    ['deal 1: kontra_out_of_range', 'deal 2: knocks_out_of_range'],
  ],
  ['who knocked twice', bavarian([{ ...wenz, knocks: [1, 1] }]), ['deal 1: knocks_out_of_range']],
  [
    'who knocked twice and is not there',
    bavarian([{ ...wenz, knocks: [5, 5] }]),
    ['deal 1: knocks_out_of_range', 'deal 1: seat_not_playing'],
  ],
  ['a Ramsch of 119', bavarian([ramsch({ cardPoints: [30, 30, 30, 29] })]), ['deal 1: ramsch_points_do_not_add_up']],
  ['a Ramsch of 119 for one', bavarian([ramsch({ cardPoints: [119, 1, 0, 0] })]), ['deal 1: card_points_impossible']],
  ['a Ramsch of three lists', bavarian([ramsch({ cardPoints: [60, 40, 20] })]), ['deal 1: bad_shape']],
  ['a Ramsch that two lost', bavarian([ramsch({ cardPoints: [50, 50, 20, 0] })]), ['deal 1: ramsch_loser_ambiguous']],
  [
    'a tie is judged only if the points are good',
    bavarian([ramsch({ cardPoints: [50, 50, 30, 0] })]),
    ['deal 1: ramsch_points_do_not_add_up'],
  ],
  [
    'a Ramsch lost by who has fewer',
    bavarian([ramsch({ cardPoints: [50, 40, 30, 0], loser: 1 })]),
    ['deal 1: result_contradicts'],
  ],
  [
    'a Jungfrau with points',
    bavarian([ramsch({ cardPoints: [50, 40, 30, 0], jungfrauen: [2] })]),
    ['deal 1: jungfrau_has_points'],
  ],
  [
    'amounts that leave something over',
    bavarian([{ contract: 'manual', scores: [10, -5, -5, 5] }]),
    ['deal 1: scores_do_not_balance'],
  ],
  ['amounts of three', bavarian([{ contract: 'manual', scores: [10, -5, -5] }]), ['deal 1: bad_shape']],
  ['amounts of nobody', bavarian([{ contract: 'manual' }]), ['deal 1: bad_shape']],
  ['a Bock of three', bavarian([{ ...wenz, bock: 3 }]), ['deal 1: bad_shape']],
  [
    'five mistakes in three deals',
    bavarian([{ ...ruf, suit: 'herz', cardPoints: 1 }, ruf, { ...wenz, kontra: 3, knocks: [0, 0], x: 1 }]),
    [
      'deal 1: card_points_impossible',
      'deal 1: suit_not_callable',
      'deal 3: bad_shape',
      'deal 3: knocks_out_of_range',
      'deal 3: kontra_out_of_range',
    ],
  ],
]

const GERMAN: Case[] = [
  ['no chooser', german([{ cardPoints: 75 }]), ['deal 1: chooser_missing']],
  ['a chooser who is not there', german([{ ...chose, chooser: 4 }]), ['deal 1: seat_not_playing']],
  ['a deal in B without strokes', german([chose], { rules: { variant: 'B' } }), ['deal 1: result_missing']],
  ['strokes beside a chooser', german([{ ...chose, strokes: [1, 0] }]), ['deal 1: result_contradicts']],
  ['ten strokes of nine', german([{ strokes: [10, 0] }]), ['deal 1: strokes_out_of_range']],
  ['strokes for four of two teams', german([{ strokes: [1, 0, 0, 0] }]), ['deal 1: bad_shape']],
  ['119 card points, 239 of two packs', german([{ chooser: 0, cardPoints: 119 }]), ['deal 1: card_points_impossible']],
  ['a contract of the other game', german([{ ...chose, contract: 'wenz' }]), ['deal 1: bad_shape']],
  [
    'a dealer who is not there; everybody plays all the same',
    german([{ ...chose, dealer: 4 }, chose]),
    ['deal 1: bad_shape'],
  ],
  [
    'players, rules and a deal at once',
    german([{ chooser: 5 }], { ...players(3), rules: { target: 10 } }),
    ['players_out_of_range', 'bad_shape', 'deal 1: result_missing'],
  ],
]

const GROUPS = {
  document: DOCUMENT,
  players: PLAYERS,
  rules: RULES,
  'a Bavarian deal': BAVARIAN,
  'a German deal': GERMAN,
}

describe.each(Object.entries(GROUPS))('what is wrong with %s', (_, cases) => {
  test.each(cases)('%s', (__, text, expected) => {
    expect(faultsIn(text).sort()).toEqual([...expected].sort())
  })
})

test('every code is met at least once', () => {
  const met = new Set(
    Object.values(GROUPS)
      .flat()
      .flatMap(([, , codes]) => codes.map((code) => code.replace(/^deal \d+: /, ''))),
  )
  expect(FAULT_CODES.filter((code) => !met.has(code))).toEqual([])
})

test('faults of the document come first, then those of the deals in order', () => {
  const text = bavarian([ruf, { ...ruf, partner: 0 }, { ...ruf, cardPoints: 1 }], { rules: { x: 1 }, ...players(2) })
  expect(faultsIn(text)).toEqual([
    'players_out_of_range',
    'bad_shape',
    'deal 2: partner_is_declarer',
    'deal 3: card_points_impossible',
  ])
})
