import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealOf as read, germanDealOf, playingFrom, type Deal, type Rules } from '@/lib/score'
import { draftOf, factsOf } from '@/app/evening/sheet/facts'
import { germanDraftOf, germanFactsOf } from '@/app/evening/sheet/german-draft'
import { chooseContract } from '@/app/evening/sheet/offer'
import { tableAndDeal } from '../support/arbitraries/bavarian'
import { germanDeal, germanRules } from '../support/arbitraries/german'

/** The deal with nothing written that may be left out, and plain is what a result is anyway: what the sheet stores. */
function plain(deal: Deal, rules: Rules, players: number): Deal {
  const said = read(deal, rules, { players, playing: playingOf(deal, rules, players) })
  if ('faults' in said) throw new Error(`not a deal: ${JSON.stringify(said.faults)}`)
  const { level, ...rest } = { level: undefined, ...said.deal }
  return level === 'plain' || level === undefined ? rest : said.deal // without a key that may be left out
}

const playingOf = (deal: Deal, rules: Rules, players: number) =>
  deal.playing ?? playingFrom(deal.dealer ?? 0, rules, players)

describe('a deal on the sheet', () => {
  it('every deal becomes a sheet and the same deal again', () => {
    fc.assert(
      fc.property(tableAndDeal, ({ rules, players, deal }) => {
        const playing = playingOf(deal, rules, players)
        const facts = factsOf(draftOf(deal, players, playing), playing)
        const again = read(facts, rules, { players, playing })
        expect(again).toEqual({ deal: plain(deal, rules, players) })
      }),
      { numRuns: 500 },
    )
  })

  it('choosing the contract that is chosen already changes nothing', () => {
    fc.assert(
      fc.property(tableAndDeal, ({ rules, players, deal }) => {
        fc.pre(rules.laufende.counts !== 'off' || !('laufende' in deal))
        fc.pre(deal.contract !== 'passed' && deal.contract !== 'manual')
        const draft = draftOf(deal, players, playingOf(deal, rules, players))
        expect(chooseContract(draft, deal.contract, rules)).toEqual(draft)
      }),
      { numRuns: 500 },
    )
  })

  it('every deal of the German game becomes a sheet and the same deal again', () => {
    fc.assert(
      fc.property(
        germanRules.chain((rules) => germanDeal(rules).map((deal) => ({ rules, deal }))),
        ({ rules, deal }) => {
          const at = { players: rules.teams.flat().length }
          expect(germanDealOf(germanFactsOf(germanDraftOf(deal, rules)), rules, at)).toEqual(
            germanDealOf(deal, rules, at),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})
