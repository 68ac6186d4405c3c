import type { FaultCode } from '../score'
import type { FileFault } from '../session-file'

type Words = (key: string) => string

/** What is wrong, in a sentence for each code. The key is where it happened. */
const WORDS: Readonly<Record<FaultCode, Words>> = {
  not_json: () => 'the file cannot be read as JSON',
  unsupported_version: () => 'only version 1 of the format is known',
  bad_shape: (key) => `${key} is missing, unknown here, or not of its type`,
  players_out_of_range: () => 'so many players cannot play this game by these rules',
  player_names_not_unique: () => 'two players have the same name',
  rules_contradict: (key) => `${key} cannot stand beside the other rules`,
  unknown_contract: () => 'there is no such contract',
  contract_needs_four: () => 'this contract needs four players',
  declarer_missing: () => 'nobody is named as the declarer',
  chooser_missing: () => 'nobody is named as the chooser of trumps',
  partner_missing: () => 'this contract needs a partner',
  partner_not_allowed: () => 'this contract has no partner to name',
  partner_is_declarer: () => 'the declarer cannot be the own partner',
  seat_not_playing: (key) => `${key} names a seat that does not play this deal`,
  playing_out_of_range: () => 'playing must be as many different seats of the table as play, ascending',
  suit_missing: () => 'this contract needs a suit',
  suit_not_callable: () => 'the ace of Herz cannot be called',
  result_missing: (key) => `the result is missing (${key})`,
  result_contradicts: (key) => `${key} contradicts what else is said of the result`,
  card_points_impossible: (key) => `${key} cannot be: no side ever has so many card points`,
  tout_not_allowed: () => 'this contract cannot be played as Tout',
  sie_not_allowed: () => 'this contract cannot be a Sie',
  laufende_not_allowed: () => 'no Laufende are counted here',
  kontra_not_allowed: () => 'there is no Kontra here',
  durchmarsch_not_allowed: () => 'the rules know no Durchmarsch',
  laufende_out_of_range: () => 'there cannot be so many or so few Laufende',
  kontra_out_of_range: () => 'the rules do not allow so many steps of Kontra',
  knocks_out_of_range: () => 'the rules do not allow so many knocks, or somebody knocked twice',
  ramsch_points_do_not_add_up: () => 'the card points do not add up to 120',
  ramsch_loser_ambiguous: () => 'several have the most card points: the loser must be named',
  jungfrau_has_points: () => 'who took no trick has no card points',
  scores_do_not_balance: () => 'the amounts do not add up to 0',
  teams_incomplete: () => 'the two teams must hold every seat once',
  strokes_out_of_range: () => 'strokes go from 0 to the number that completes a head',
}

/** A line for one fault: `evening.json: deal 3: partner_missing: this contract needs a partner`. */
export function lineOf(file: string, { deal, code, field }: FileFault): string {
  const whole = deal === null ? 'the document' : 'the deal'
  return [file, ...(deal === null ? [] : [`deal ${deal}`]), code, WORDS[code](field === '' ? whole : field)].join(': ')
}
