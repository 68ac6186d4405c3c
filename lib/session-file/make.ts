import { nextSeat, playingFrom, writtenGermanOf, writtenOf } from '../score'
import { relativeOf } from '../score/relatives'
import { FORMAT, VERSION } from './session'
import type { Deal, Seat } from '../score'
import type { BavarianSession, SessionFile } from './session'

/**
 * Writes the shortest session file of an evening: rules as what differs from a preset, deals without what follows by
 * itself. Each deal has a line of its own. Law: `parseSession` reads from it an evening that scores the same.
 */
export function makeSession(session: SessionFile): string {
  const { game, title, playedOn, players } = session
  const rules = shortRules(session)
  const deals = game === 'bavarian' ? shortDeals(session) : withoutDealers(session.deals, players.length)
  const head = {
    format: FORMAT,
    version: VERSION,
    game,
    ...(title !== undefined && { title }),
    ...(playedOn !== undefined && { playedOn }),
    players,
    ...(Object.keys(rules).length > 0 && { rules }),
  }
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  const list = deals.map((deal) => `\n    ${JSON.stringify(deal)}`).join(',')
  return `{\n${lines.join('')}  "deals": [${list}${list && '\n  '}]\n}\n`
}

function shortRules({ game, rules }: SessionFile): object {
  if (game === 'bavarian') return writtenOf(rules)
  return game === 'german' ? writtenGermanOf(rules) : relativeOf(game).writtenOf(rules)
}

/** Deals without a dealer or players that follow from the deals before. */
function shortDeals({ deals, rules, players }: BavarianSession): Deal[] {
  let next: Seat = 0
  return deals.map((deal) => {
    const { dealer = next, playing, ...rest } = deal
    const usual = playingFrom(dealer, rules, players.length)
    const named = playing?.length && playing.join() !== usual.join() ? { playing } : {}
    const short = { ...plain(rest), ...(dealer !== next && { dealer }), ...named }
    next = nextSeat(dealer, players.length)
    return short
  })
}

/** Deals without a dealer that follows from the deals before, where nobody ever sits out. */
function withoutDealers(deals: readonly { readonly dealer?: Seat }[], players: number): object[] {
  let next: Seat = 0
  return deals.map((deal) => {
    const { dealer = next, ...rest } = deal
    const short = { ...plain(rest), ...(dealer !== next && { dealer }) }
    next = nextSeat(dealer, players)
    return short
  })
}

/** A win is plain unless it says otherwise. */
function plain<D extends object>(deal: D): D {
  if (!('level' in deal) || deal.level !== 'plain') return deal
  const { level: _, ...rest } = deal
  return rest as D // a level may always be left out
}
