import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dealOf as readDeal,
  faultsOf,
  LONGEST_NOTE,
  rulesOf,
  type Fault,
  type Place,
  type WrittenRules,
} from '@/lib/score'
import { tableAndDeal } from '../../support/arbitraries/bavarian'

type Facts = Readonly<Record<string, unknown>>
const FOUR: Place = { players: 4, playing: [0, 1, 2, 3] }
const judged = (facts: unknown, written: WrittenRules = {}, at: Place = FOUR): string[] =>
  faultsOf(facts, rulesOf(written), at).map(({ code, field }: Fault) => `${code} ${field}`)

const ruf: Facts = { contract: 'rufspiel', declarer: 0, partner: 1, cardPoints: 75 }
const hochzeit: Facts = { ...ruf, contract: 'hochzeit' }
const kreuz: Facts = { contract: 'kreuz', declarer: 0, cardPoints: 75 }
const solo: Facts = { contract: 'farbsolo', suit: 'gras', declarer: 0, cardPoints: 75 }
const wenz: Facts = { contract: 'wenz', declarer: 0, cardPoints: 75 }
const farbwenz: Facts = { contract: 'farbwenz', suit: 'herz', declarer: 0, cardPoints: 75 }
const bettel: Facts = { contract: 'bettel', declarer: 0, won: true }
const sie: Facts = { contract: 'farbsolo', suit: 'gras', declarer: 0, sie: true }
const passed: Facts = { contract: 'passed' }
const manual: Facts = { contract: 'manual', scores: [30, -10, -10, -10] }
const ramsch = (end: Facts): Facts => ({ contract: 'ramsch', ramsch: end })
const without = ({ ...facts }: Record<string, unknown>, key: string): Facts => {
  delete facts[key]
  return facts
}

type Case = readonly [why: string, facts: unknown, faults: readonly string[], rules?: WrittenRules, at?: Place]
const FIVE: Place = { players: 5, playing: [1, 2, 3, 4] }
const SHORT: WrittenRules = { pack: 24 }
const THREE: WrittenRules = { pack: 24, seats: 3 }
const AT_THREE: Place = { players: 3, playing: [0, 1, 2] }

const run = (cases: readonly Case[]): void => {
  it.each(cases.map((one) => [one[0], one] as const))('%s', (_why, [, facts, faults, rules, at]) => {
    expect(judged(facts, rules, at)).toEqual(faults)
  })
}

describe('shape', () => {
  run([
    ['a deal is an object, not a list', [], ['bad_shape ']],
    ['a deal is an object, not nothing', null, ['bad_shape ']],
    ['a deal is an object, not a text', 'rufspiel', ['bad_shape ']],
    ['a key that is not in the document is named', { ...ruf, punkte: 75 }, ['bad_shape punkte']],
    [
      'a key of the prototype is a key like any other',
      JSON.parse('{"contract":"passed","__proto__":{"contract":"wenz"}}'),
      ['bad_shape __proto__'],
    ],
    ['constructor is no key of a deal', { ...passed, constructor: 1 }, ['bad_shape constructor']],
    ['toString is no contract', { contract: 'toString' }, ['unknown_contract contract']],
    ['an unknown key that says nothing is still unknown', { ...ruf, punkte: 0 }, ['bad_shape punkte']],
    ['a contract must be there', { declarer: 0 }, ['bad_shape contract']],
    ['a contract is a text', { contract: 3 }, ['bad_shape contract']],
    [
      'an unknown contract is named, and what any deal may say is judged',
      { contract: 'skat', declarer: 9, knocks: [7], hand: true },
      ['unknown_contract contract', 'bad_shape hand', 'seat_not_playing knocks'],
    ],
    ['a seat is a whole number', { ...ruf, declarer: 0.5 }, ['bad_shape declarer']],
    ['a seat is no text', { ...ruf, partner: '1' }, ['bad_shape partner']],
    ['a seat is no endless number', { ...wenz, declarer: Number.POSITIVE_INFINITY }, ['bad_shape declarer']],
    ['card points are no NaN', { ...wenz, cardPoints: Number.NaN }, ['bad_shape cardPoints']],
    ['card points are whole', { ...wenz, cardPoints: 60.5 }, ['bad_shape cardPoints']],
    ['null is not the same as left out', { ...wenz, kontra: null }, ['bad_shape kontra']],
    ['a suit is one of four', { ...solo, suit: 'rot' }, ['bad_shape suit']],
    ['a result is true or false', { ...without(wenz, 'cardPoints'), won: 1 }, ['bad_shape won']],
    ['a level is one of three', { ...without(wenz, 'cardPoints'), won: true, level: 'klar' }, ['bad_shape level']],
    ['a Tout is won or lost', { ...without(wenz, 'cardPoints'), tout: true }, ['bad_shape tout']],
    ['a Sie is true', { ...sie, sie: 'yes' }, ['bad_shape sie']],
    ['a forced game is true', { ...ruf, muss: 1 }, ['bad_shape muss']],
    ['a forced game is a Rufspiel', { ...wenz, muss: true }, ['bad_shape muss']],
    ['a Bock is 1, 2, 4 or 8', { ...ruf, bock: 3 }, ['bad_shape bock']],
    ['a Bock of 8 is good', { ...ruf, bock: 8 }, []],
    ['a Bock of 16 is not', { ...ruf, bock: 16 }, ['bad_shape bock']],
    ['knocks are a list', { ...ruf, knocks: 2 }, ['bad_shape knocks']],
    ['knocks are seats', { ...ruf, knocks: [0, 'Bert'] }, ['bad_shape knocks']],
    ['Laufende are with or without', { ...ruf, laufende: { held: 3 } }, ['bad_shape laufende']],
    ['Laufende are not with and without', { ...ruf, laufende: { mit: 3, ohne: 2 } }, ['bad_shape laufende']],
    ['Laufende are no bare number', { ...ruf, laufende: 3 }, ['bad_shape laufende']],
    ['Laufende are not nothing', { ...ruf, laufende: {} }, ['bad_shape laufende']],
    ['Laufende with 3 and without 0 are with 3', { ...ruf, laufende: { mit: 3, ohne: 0 } }, []],
    ['a note has 500 characters', { ...ruf, note: 'x'.repeat(LONGEST_NOTE) }, []],
    ['a note has no 501 characters', { ...ruf, note: 'x'.repeat(LONGEST_NOTE + 1) }, ['bad_shape note']],
    ['a note is a text', { ...ruf, note: 7 }, ['bad_shape note']],
    ['a dealer sits at the table', { ...ruf, dealer: 4 }, ['bad_shape dealer']],
    ['a dealer is no negative seat', { ...ruf, dealer: -1 }, ['bad_shape dealer']],
    ['a dealer may sit out', { ...ruf, declarer: 1, partner: 2, dealer: 0 }, [], {}, FIVE],
    ['a called ace belongs to a Rufspiel', { ...hochzeit, suit: 'gras' }, ['bad_shape suit']],
    ['a Wenz has no suit', { ...wenz, suit: 'gras' }, ['bad_shape suit']],
    ['a Ramsch has no declarer', { ...ramsch({ loser: 1 }), declarer: 0 }, ['bad_shape declarer']],
    ['a thrown-in deal has no card points', { ...passed, cardPoints: 60 }, ['bad_shape cardPoints']],
    ['a thrown-in deal has no Ramsch', { ...passed, ramsch: { loser: 1 } }, ['bad_shape ramsch']],
    ['a Bettel is not counted', { ...bettel, cardPoints: 0 }, ['bad_shape cardPoints']],
    ['a Bettel has no level', { ...bettel, level: 'schwarz' }, ['bad_shape level']],
    [
      'what says nothing is as good as left out',
      {
        ...wenz,
        suit: false,
        partner: false,
        knocks: [],
        kontra: 0,
        schwarz: false,
        tout: false,
        sie: 0,
        muss: false,
        bock: 0,
        laufende: 0,
        ramsch: [],
        scores: [],
        playing: [],
        level: 0,
        dealer: false,
      },
      [],
    ],
    [
      'seat 0, no card points and a lost game do say something',
      { ...wenz, partner: 0 },
      ['partner_not_allowed partner'],
    ],
  ])
})

describe('roles', () => {
  run([
    ['a Rufspiel is good', ruf, []],
    ['a Hochzeit is good', hochzeit, []],
    ['a Kreuz is good', kreuz, []],
    ['a Rufspiel needs a declarer', without(ruf, 'declarer'), ['declarer_missing declarer']],
    ['a Bettel needs a declarer', without(bettel, 'declarer'), ['declarer_missing declarer']],
    ['a Rufspiel needs a partner', without(ruf, 'partner'), ['partner_missing partner']],
    ['a Hochzeit needs a partner', without(hochzeit, 'partner'), ['partner_missing partner']],
    ['a Kreuz names no partner', { ...kreuz, partner: 2 }, ['partner_not_allowed partner']],
    ['a Solo has no partner', { ...solo, partner: 1 }, ['partner_not_allowed partner']],
    ['a partner who is not allowed is not judged', { ...solo, partner: 'x' }, ['partner_not_allowed partner']],
    ['nobody is his own partner', { ...ruf, partner: 0 }, ['partner_is_declarer partner']],
    ['a declarer plays', { ...ruf, declarer: 4 }, ['seat_not_playing declarer']],
    ['a declarer is no negative seat', { ...wenz, declarer: -1 }, ['seat_not_playing declarer']],
    ['a partner plays', { ...ruf, partner: 99 }, ['seat_not_playing partner']],
    ['who knocks plays', { ...ruf, knocks: [0, 4] }, ['seat_not_playing knocks']],
    ['the dealer of five does not play', { ...ruf, declarer: 0, partner: 2 }, ['seat_not_playing declarer'], {}, FIVE],
    ['a named dealer changes who plays', { ...ruf, dealer: 4 }, [], {}, FIVE],
    ['and who does not', { ...ruf, dealer: 1 }, ['seat_not_playing partner'], {}, FIVE],
    ['after a dealer who cannot be, it is not known who plays', { ...ruf, dealer: 9 }, ['bad_shape dealer'], {}, FIVE],
    ['players who are named play', { ...ruf, playing: [0, 1, 2, 4] }, [], {}, FIVE],
    ['and nobody else', { ...ruf, playing: [0, 2, 3, 4] }, ['seat_not_playing partner'], {}, FIVE],
    ['four play, not three', { ...ruf, playing: [0, 1, 2] }, ['playing_out_of_range playing'], {}, FIVE],
    ['four play, not five', { ...ruf, playing: [0, 1, 2, 3, 4] }, ['playing_out_of_range playing'], {}, FIVE],
    ['they play ascending', { ...ruf, playing: [1, 0, 2, 3] }, ['playing_out_of_range playing'], {}, FIVE],
    ['nobody plays twice', { ...ruf, playing: [0, 1, 1, 2] }, ['playing_out_of_range playing'], {}, FIVE],
    ['they sit at the table', { ...ruf, playing: [0, 1, 2, 5] }, ['playing_out_of_range playing'], {}, FIVE],
    ['players are seats', { ...ruf, playing: [0, 1, 2, '3'] }, ['bad_shape playing'], {}, FIVE],
    [
      'where it is not known who plays, all at the table may',
      { ...ruf, declarer: 4 },
      [],
      {},
      { players: 5, playing: null },
    ],
    [
      'but nobody who is not there',
      { ...ruf, declarer: 5 },
      ['seat_not_playing declarer'],
      {},
      { players: 5, playing: null },
    ],
    [
      'a full table plays, known or not',
      ramsch({ cardPoints: [60, 60, 0, 0] }),
      ['ramsch_loser_ambiguous ramsch.loser'],
      {},
      { players: 4, playing: null },
    ],
    ['three have no Rufspiel', ruf, ['contract_needs_four contract'], THREE, AT_THREE],
    ['three have no Hochzeit', hochzeit, ['contract_needs_four contract'], THREE, AT_THREE],
    ['three have no Kreuz', kreuz, ['contract_needs_four contract'], THREE, AT_THREE],
    ['three have a Wenz', wenz, [], THREE, AT_THREE],
    ['a Solo names its suit', without(solo, 'suit'), ['suit_missing suit']],
    ['a Farbwenz names its suit', without(farbwenz, 'suit'), ['suit_missing suit']],
    ['a Farbgeier names its suit', { ...without(farbwenz, 'suit'), contract: 'farbgeier' }, ['suit_missing suit']],
    ['a Rufspiel need not name its ace', without(ruf, 'suit'), []],
    ['the ace of Herz cannot be called', { ...ruf, suit: 'herz' }, ['suit_not_callable suit']],
    ['the ace of Eichel can', { ...ruf, suit: 'eichel' }, []],
    ['a Solo in Herz can be played', { ...solo, suit: 'herz' }, []],
  ])
})

describe('results', () => {
  const bare = without(solo, 'cardPoints')
  run([
    ['a result is needed', bare, ['result_missing cardPoints']],
    ['a level alone is none', { ...bare, level: 'schneider' }, ['result_missing cardPoints']],
    ['a Schwarz alone is none', { ...bare, schwarz: true }, ['result_missing cardPoints']],
    ['a Bettel needs one too', without(bettel, 'won'), ['result_missing won']],
    [
      'a Bettel that is counted has none that is missing',
      { ...without(bettel, 'won'), cardPoints: 0 },
      ['bad_shape cardPoints'],
    ],
    ['no card points are a result', { ...bare, cardPoints: 0 }, []],
    ['lost is a result', { ...bare, won: false }, []],
    ['counted and told are two', { ...solo, won: true }, ['result_contradicts won']],
    ['counted and Tout are two', { ...solo, tout: 'won' }, ['result_contradicts tout']],
    ['counted and Sie are two', { ...solo, sie: true }, ['result_contradicts sie']],
    ['Tout and Sie are two', { ...sie, tout: 'lost' }, ['result_contradicts sie']],
    ['three are one mistake', { ...solo, won: true, tout: 'won' }, ['result_contradicts won']],
    ['a level beside card points is one too many', { ...solo, level: 'plain' }, ['result_contradicts level']],
    ['a level beside a Tout is one too many', { ...bare, tout: 'won', level: 'schwarz' }, ['result_contradicts level']],
    ['a level beside a Sie is one too many', { ...sie, level: 'plain' }, ['result_contradicts level']],
    ['a level beside what is told is good', { ...bare, won: false, level: 'schwarz' }, []],
    ['Schwarz beside 120 is good', { ...solo, cardPoints: 120, schwarz: true }, []],
    ['Schwarz beside 0 is good', { ...solo, cardPoints: 0, schwarz: true }, []],
    ['Schwarz beside 57 is not', { ...solo, cardPoints: 57, schwarz: true }, ['result_contradicts schwarz']],
    ['Schwarz beside 118 is not', { ...solo, cardPoints: 118, schwarz: true }, ['result_contradicts schwarz']],
    ['Schwarz beside what is told is not', { ...bare, won: true, schwarz: true }, ['result_contradicts schwarz']],
    ['Schwarz beside a Tout is not', { ...bare, tout: 'won', schwarz: true }, ['result_contradicts schwarz']],
    [
      'Schwarz beside impossible points is their mistake',
      { ...solo, cardPoints: 121, schwarz: true },
      ['card_points_impossible cardPoints'],
    ],
    ['121 card points there are not', { ...solo, cardPoints: 121 }, ['card_points_impossible cardPoints']],
    ['-1 there are not', { ...solo, cardPoints: -1 }, ['card_points_impossible cardPoints']],
    [
      '1 there is not: the cheapest card that counts has 2',
      { ...solo, cardPoints: 1 },
      ['card_points_impossible cardPoints'],
    ],
    ['119 there are not', { ...solo, cardPoints: 119 }, ['card_points_impossible cardPoints']],
    ['2 there are', { ...solo, cardPoints: 2 }, []],
    ['118 there are', { ...solo, cardPoints: 118 }, []],
    ['120 there are', { ...solo, cardPoints: 120 }, []],
    ['a huge number is out of range', { ...solo, cardPoints: 1e300 }, ['card_points_impossible cardPoints']],
    ['a Wenz may be a Tout', { ...without(wenz, 'cardPoints'), tout: 'lost' }, []],
    ['a Rufspiel may not', { ...ruf, tout: 'won' }, ['tout_not_allowed tout']],
    ['nor a Bettel', { ...bettel, tout: 'won' }, ['tout_not_allowed tout']],
    [
      'a Tout that is not allowed is no missing result',
      { ...without(ruf, 'cardPoints'), tout: 'won' },
      ['tout_not_allowed tout'],
    ],
    ['a Sie is a Farbsolo', sie, []],
    ['and no Wenz', { ...wenz, sie: true }, ['sie_not_allowed sie']],
    ['and no Bettel', { ...bettel, sie: true }, ['sie_not_allowed sie']],
    ['a Sie that is not allowed forbids no Kontra', { ...wenz, sie: true, kontra: 1 }, ['sie_not_allowed sie']],
  ])
})

describe('Laufende, Kontra and knocks', () => {
  const held = (facts: Facts, laufende: Facts): Facts => ({ ...facts, laufende })
  const out = ['laufende_out_of_range laufende']
  const limit = (
    name: string,
    facts: Facts,
    mit: number,
    ohne: number,
    rules: WrittenRules = {},
    at = FOUR,
  ): Case[] => [
    [`${name}: ${mit} with is the most`, held(facts, { mit }), [], rules, at],
    [`${name}: ${mit + 1} with cannot be`, held(facts, { mit: mit + 1 }), out, rules, at],
    [`${name}: ${ohne} without is the most`, held(facts, { ohne }), [], rules, at],
    [`${name}: ${ohne + 1} without cannot be`, held(facts, { ohne: ohne + 1 }), out, rules, at],
  ]
  run([
    ...limit('Rufspiel', ruf, 14, 14),
    ...limit('Hochzeit', hochzeit, 14, 14),
    ...limit('Kreuz', kreuz, 14, 14),
    ...limit('Farbsolo', solo, 8, 14),
    ...limit('Wenz', wenz, 4, 4),
    ...limit('Geier', { ...wenz, contract: 'geier' }, 4, 4),
    ...limit('Farbwenz', farbwenz, 8, 11),
    ...limit('Farbgeier', { ...farbwenz, contract: 'farbgeier' }, 8, 11),
    ...limit('Rufspiel, short pack', ruf, 10, 12, SHORT),
    ...limit('Farbsolo, short pack', solo, 6, 12, SHORT),
    ...limit('Wenz, short pack', wenz, 4, 4, SHORT),
    ...limit('Farbwenz, short pack', farbwenz, 6, 9, SHORT),
    ...limit('Farbgeier, short pack', { ...farbwenz, contract: 'farbgeier' }, 6, 9, SHORT),
    ...limit('Farbsolo of three', solo, 8, 12, THREE, AT_THREE),
    ...limit('Geier of three', { ...wenz, contract: 'geier' }, 4, 4, THREE, AT_THREE),
    ...limit('Farbwenz of three', farbwenz, 8, 9, THREE, AT_THREE),
    ['one Laufender is the least', held(ruf, { ohne: 1 }), []],
    ['none is no number of them', held(ruf, { mit: 0 }), out],
    ['fewer than none even less', held(ruf, { ohne: -3 }), out],
    ['a Bettel has none', held(bettel, { mit: 3 }), ['laufende_not_allowed laufende']],
    ['a Ramsch has none', held(ramsch({ loser: 0 }), { mit: 3 }), ['laufende_not_allowed laufende']],
    ['a thrown-in deal has none', held(passed, { mit: 3 }), ['laufende_not_allowed laufende']],
    ['a deal by hand has none', held(manual, { mit: 3 }), ['laufende_not_allowed laufende']],
    ['a Sie has none to enter', held(sie, { mit: 8 }), ['laufende_not_allowed laufende']],
    ['where they are not allowed they are not judged', held(bettel, { mit: 99 }), ['laufende_not_allowed laufende']],
    ['Re is allowed where two steps are', { ...ruf, kontra: 2 }, []],
    ['Supra is not', { ...ruf, kontra: 3 }, ['kontra_out_of_range kontra']],
    ['Hirsch is where four are', { ...ruf, kontra: 4 }, [], { kontra: { max: 4 } }],
    ['a fifth step never', { ...ruf, kontra: 5 }, ['kontra_out_of_range kontra'], { kontra: { max: 4 } }],
    ['fewer than no steps neither', { ...ruf, kontra: -1 }, ['kontra_out_of_range kontra']],
    ['no Kontra where none is played', { ...ruf, kontra: 1 }, ['kontra_out_of_range kontra'], { kontra: { max: 0 } }],
    ['a Bettel may have Kontra', { ...bettel, kontra: 1 }, []],
    ['a Ramsch may not', { ...ramsch({ loser: 0 }), kontra: 1 }, ['kontra_not_allowed kontra']],
    ['a thrown-in deal may not', { ...passed, kontra: 99 }, ['kontra_not_allowed kontra']],
    ['a deal by hand may not', { ...manual, kontra: 1 }, ['kontra_not_allowed kontra']],
    ['a Sie may not', { ...sie, kontra: 1 }, ['kontra_not_allowed kontra']],
    ['all four may knock', { ...ruf, knocks: [3, 1, 0, 2] }, []],
    ['nobody knocks twice', { ...ruf, knocks: [2, 2] }, ['knocks_out_of_range knocks']],
    ['one knock where one is allowed', { ...ruf, knocks: [2] }, [], { klopfen: { max: 1 } }],
    ['no second one', { ...ruf, knocks: [2, 3] }, ['knocks_out_of_range knocks'], { klopfen: { max: 1 } }],
    ['none where nobody knocks', { ...passed, knocks: [2] }, ['knocks_out_of_range knocks'], { preset: 'turnier' }],
    ['a Sie may have been knocked', { ...sie, knocks: [0, 1] }, []],
  ])
})

describe('Ramsch', () => {
  const points = (...cardPoints: number[]): Facts => ({ cardPoints })
  const OFF: WrittenRules = { ramsch: { durchmarschAt: 'off' } }
  const SHARE: WrittenRules = { ramsch: { tie: 'share' } }
  run([
    ['card points are enough', ramsch(points(60, 30, 20, 10)), []],
    ['a loser is enough', ramsch({ loser: 0 }), []],
    ['a Durchmarsch is enough, also of seat 0', ramsch({ durchmarsch: 0 }), []],
    ['Jungfrauen are not', ramsch({ jungfrauen: [1] }), ['result_missing ramsch']],
    ['nothing is not', ramsch({}), ['result_missing ramsch']],
    ['no Ramsch at all is not', { contract: 'ramsch' }, ['result_missing ramsch']],
    ['a list is no Ramsch', { contract: 'ramsch', ramsch: [60, 30, 20, 10] }, ['bad_shape ramsch']],
    ['a key that is not in the document is named', ramsch({ loser: 0, verlierer: 1 }), ['bad_shape ramsch.verlierer']],
    [
      'nor is a key of the prototype',
      ramsch(JSON.parse('{"loser":0,"__proto__":1}') as Facts),
      ['bad_shape ramsch.__proto__'],
    ],
    ['a loser is a seat', ramsch({ loser: 'Anna' }), ['bad_shape ramsch.loser']],
    ['card points are a list of numbers', ramsch({ cardPoints: 120 }), ['bad_shape ramsch.cardPoints']],
    ['one number for each who plays', ramsch(points(60, 40, 20)), ['bad_shape ramsch.cardPoints']],
    ['three numbers for three', ramsch(points(60, 40, 20)), [], THREE, AT_THREE],
    ['they add up to 120', ramsch(points(60, 30, 20, 12)), ['ramsch_points_do_not_add_up ramsch.cardPoints']],
    ['nobody has 1', ramsch(points(60, 39, 20, 1)), ['card_points_impossible ramsch.cardPoints']],
    ['nobody has 119', ramsch(points(119, 0, 0, 1)), ['card_points_impossible ramsch.cardPoints']],
    ['nobody has fewer than none', ramsch(points(130, -10, 0, 0)), ['card_points_impossible ramsch.cardPoints']],
    ['one may have all', ramsch(points(120, 0, 0, 0)), []],
    ['a tie must be decided', ramsch(points(50, 50, 20, 0)), ['ramsch_loser_ambiguous ramsch.loser']],
    ['by naming one of those with the most', ramsch({ ...points(50, 50, 20, 0), loser: 1 }), []],
    ['not by naming another', ramsch({ ...points(50, 50, 20, 0), loser: 2 }), ['result_contradicts ramsch.loser']],
    ['nor where there is no tie', ramsch({ ...points(60, 30, 20, 10), loser: 1 }), ['result_contradicts ramsch.loser']],
    [
      'nor by naming one who does not play',
      ramsch({ ...points(50, 50, 20, 0), loser: 4 }),
      ['seat_not_playing ramsch.loser'],
    ],
    ['a tie that is shared need not be', ramsch(points(50, 50, 20, 0)), [], SHARE],
    [
      'a tie of points that do not add up is not judged',
      ramsch(points(50, 50, 0, 0)),
      ['ramsch_points_do_not_add_up ramsch.cardPoints'],
    ],
    [
      'nor a loser beside them',
      ramsch({ ...points(60, 50, 0, 0), loser: 1 }),
      ['ramsch_points_do_not_add_up ramsch.cardPoints'],
    ],
    [
      'a Jungfrau has no card points',
      ramsch({ ...points(60, 30, 20, 10), jungfrauen: [3] }),
      ['jungfrau_has_points ramsch.jungfrauen'],
    ],
    ['who has none may be one', ramsch({ ...points(60, 40, 20, 0), jungfrauen: [3] }), []],
    ['a Jungfrau plays', ramsch({ loser: 0, jungfrauen: [4] }), ['seat_not_playing ramsch.jungfrauen']],
    ['nobody is one twice', ramsch({ loser: 0, jungfrauen: [3, 3] }), ['bad_shape ramsch.jungfrauen']],
    ['a loser is no Jungfrau', ramsch({ loser: 0, jungfrauen: [0] }), ['result_contradicts ramsch.loser']],
    [
      'counted, that is the mistake of the Jungfrau alone',
      ramsch({ ...points(60, 30, 30, 0), loser: 0, jungfrauen: [0] }),
      ['jungfrau_has_points ramsch.jungfrauen'],
    ],
    ['a Durchmarsch plays', ramsch({ durchmarsch: 4 }), ['seat_not_playing ramsch.durchmarsch']],
    ['a Durchmarsch has all card points', ramsch({ ...points(0, 120, 0, 0), durchmarsch: 1 }), []],
    ['and no fewer', ramsch({ ...points(2, 118, 0, 0), durchmarsch: 1 }), ['result_contradicts ramsch.durchmarsch']],
    ['it stands beside no loser', ramsch({ durchmarsch: 1, loser: 0 }), ['result_contradicts ramsch.durchmarsch']],
    [
      'it stands beside no Jungfrau',
      ramsch({ durchmarsch: 1, jungfrauen: [0] }),
      ['result_contradicts ramsch.durchmarsch'],
    ],
    [
      'beside a tie, it is the one mistake',
      ramsch({ ...points(60, 60, 0, 0), durchmarsch: 1 }),
      ['result_contradicts ramsch.durchmarsch'],
    ],
    ['a table may have none', ramsch({ durchmarsch: 1 }), ['durchmarsch_not_allowed ramsch.durchmarsch'], OFF],
    [
      'then it is not judged',
      ramsch({ durchmarsch: 9, loser: 0 }),
      ['durchmarsch_not_allowed ramsch.durchmarsch'],
      OFF,
    ],
    [
      'a Durchmarsch by card points may still be named',
      ramsch({ durchmarsch: 1 }),
      [],
      { ramsch: { durchmarschAt: 91 } },
    ],
    [
      'five at the table: points in the order of those who play',
      ramsch({ ...points(0, 60, 40, 20), jungfrauen: [1] }),
      [],
      {},
      FIVE,
    ],
    [
      'and a Jungfrau is looked up among them',
      ramsch({ ...points(0, 60, 40, 20), jungfrauen: [2] }),
      ['jungfrau_has_points ramsch.jungfrauen'],
      {},
      FIVE,
    ],
    ['an unknown key that says nothing is still unknown', ramsch({ loser: 0, hand: 0 }), ['bad_shape ramsch.hand']],
    ['empty lists are left out', ramsch({ loser: 0, jungfrauen: [], cardPoints: [] }), []],
  ])
})

describe('by hand', () => {
  run([
    ['amounts balance', manual, []],
    ['amounts must', { ...manual, scores: [30, -10, -10, -11] }, ['scores_do_not_balance scores']],
    ['there are amounts', { contract: 'manual' }, ['bad_shape scores']],
    ['one for each player', { ...manual, scores: [10, -10] }, ['bad_shape scores']],
    ['also for one who sits out', { ...manual, scores: [20, -10, -10, 0, 0] }, [], {}, FIVE],
    ['whole ones', { ...manual, scores: [0.5, -0.5, 0, 0] }, ['bad_shape scores']],
    ['a thousand million is the most', { ...manual, scores: [1e9, -1e9, 0, 0] }, []],
    ['and no unit more', { ...manual, scores: [1e9 + 1, -1e9 - 1, 0, 0] }, ['bad_shape scores']],
    ['other deals have none', { ...ruf, scores: [1, -1, 0, 0] }, ['bad_shape scores']],
  ])
})

describe('without rules', () => {
  const bare = (facts: unknown, at: Place): string[] => faultsOf(facts, null, at).map(({ code }) => code)
  it.each([
    [
      'what no table allows is found',
      { ...ruf, kontra: 5, laufende: { mit: 15 }, knocks: [0, 1, 2, 3, 3] },
      ['kontra_out_of_range', 'knocks_out_of_range', 'laufende_out_of_range'],
      FOUR,
    ],
    ['what some table allows is not', { ...ruf, kontra: 4, laufende: { mit: 14 } }, [], FOUR],
    [
      'seats are judged against the largest table where nobody is known',
      { ...ruf, partner: 7 },
      [],
      { players: null, playing: null },
    ],
    ['and no further', { ...ruf, partner: 8 }, ['seat_not_playing'], { players: null, playing: null }],
    [
      'amounts are judged by their sum alone',
      { contract: 'manual', scores: [1, 2] },
      ['scores_do_not_balance'],
      { players: null, playing: null },
    ],
    ['players who are named must still ascend', { ...ruf, playing: [1, 0] }, ['playing_out_of_range'], FOUR],
    ['but their number is not known', { ...ruf, playing: [0, 1, 2] }, [], FOUR],
  ] as const)('%s', (_why, facts, codes, at) => {
    expect(bare(facts, at)).toEqual(codes)
  })
})

describe('several mistakes', () => {
  it('are all named, each once', () => {
    const facts = {
      contract: 'farbsolo',
      declarer: 7,
      partner: 1,
      cardPoints: 1,
      kontra: 9,
      knocks: [0, 0, 8, 9],
      laufende: { mit: 99 },
      bock: 5,
      extra: 1,
    }
    expect(judged(facts)).toEqual([
      'partner_not_allowed partner',
      'bad_shape bock',
      'bad_shape extra',
      'suit_missing suit',
      'seat_not_playing declarer',
      'card_points_impossible cardPoints',
      'kontra_out_of_range kontra',
      'knocks_out_of_range knocks',
      'seat_not_playing knocks',
      'laufende_out_of_range laufende',
    ])
  })
})

describe('a good deal', () => {
  const spoiled: fc.Arbitrary<unknown> = fc.constantFrom(
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'x',
    null,
    { x: 1 },
    [{}],
    -7,
    1e300,
  )

  it('with one key spoiled has a fault', () => {
    fc.assert(
      fc.property(tableAndDeal, fc.nat(), spoiled, ({ deal, rules, players }, pick, value) => {
        const keys = Object.keys(deal).filter((key) => key !== 'note')
        const key = keys[pick % keys.length] ?? ''
        expect(faultsOf({ ...deal, [key]: value }, rules, { players, playing: null })).not.toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('is read without what says nothing, and is good again', () => {
    fc.assert(
      fc.property(tableAndDeal, ({ deal, rules, players }) => {
        const at = { players, playing: null }
        const padded = {
          ...deal,
          ...('won' in deal ? {} : { schwarz: (deal as { schwarz?: boolean }).schwarz ?? false }),
          note: 'Renonce',
        }
        const read = readDeal(padded, rules, at)
        expect(read).toEqual({ deal: { ...deal, note: 'Renonce' } })
      }),
    )
  })

  it('keeps nothing that says nothing', () => {
    const padded = {
      ...wenz,
      knocks: [],
      kontra: 0,
      muss: false,
      laufende: { mit: 2, ohne: 0 },
      bock: 0,
      playing: [],
      declarer: 0,
    }
    expect(readDeal(padded, rulesOf({}), FOUR)).toEqual({ deal: { ...wenz, laufende: { mit: 2 } } })
    const empty = ramsch({ loser: 0, jungfrauen: [], durchmarsch: false })
    expect(readDeal(empty, rulesOf({}), FOUR)).toEqual({ deal: ramsch({ loser: 0 }) })
  })

  it('is refused with its faults', () => {
    expect(readDeal({ ...wenz, declarer: 9 }, rulesOf({}), FOUR)).toEqual({
      faults: [{ code: 'seat_not_playing', field: 'declarer' }],
    })
  })

  it('whatever JSON claims to be one, judging it does not break', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record({
            contract: fc.constantFrom('ramsch', 'wenz', 'rufspiel', 'manual'),
            ramsch: fc.jsonValue(),
            laufende: fc.jsonValue(),
            playing: fc.jsonValue(),
            scores: fc.jsonValue(),
            knocks: fc.jsonValue(),
          }),
        ),
        (facts) => {
          expect(Array.isArray(faultsOf(facts, rulesOf({}), FOUR))).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })
})
