import { nextSeat, playingFrom, writtenGermanOf, writtenOf } from '../score'
import { FORMAT, VERSION } from './session'
import type { Deal, GermanDeal, Seat } from '../score'
import type { BavarianSession, GermanSession, SessionFile } from './session'

/**
 * Writes the shortest session file of an evening: rules as what differs from a preset, deals without what follows by
 * itself. Each deal has a line of its own. Law: `parseSession` reads from it an evening that scores the same.
 */
export function makeSession(session: SessionFile): string {
  const { game, title, playedOn, players } = session
  const rules = game === 'bavarian' ? writtenOf(session.rules) : writtenGermanOf(session.rules)
  const deals = game === 'bavarian' ? shortDeals(session) : shortGermanDeals(session)
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

function shortGermanDeals({ deals, players }: GermanSession): GermanDeal[] {
  let next: Seat = 0
  return deals.map((deal) => {
    const { dealer = next, ...rest } = deal
    const short = { ...plain(rest), ...(dealer !== next && { dealer }) }
    next = nextSeat(dealer, players.length)
    return short
  })
}

/** A win is plain unless it says otherwise. */
function plain<D extends object>(deal: D): D {
  if (!('level' in deal) || deal.level !== 'plain') return deal
  const { level: _, ...rest } = deal
  return rest as D // a level may always be left out
}
