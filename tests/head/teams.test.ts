import { describe, expect, test } from 'vitest'
import { draftsOf, otherTeam, planOf } from '@/app/new/plan'
import { germanRulesFaultsOf, germanRulesOf, type GermanRules } from '@/lib/score'

const RULES = germanRulesOf({})

/** The two teams after these seats changed sides, one after the other. */
const changed = (rules: GermanRules, ...seats: readonly number[]) => seats.reduce(otherTeam, rules).teams

describe('teams of a table', () => {
  test('are defined freely, seat by seat', () => {
    expect(changed(RULES, 1, 2)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
  test('hold every seat once whatever was tapped, so that the rules have no fault', () => {
    const eight = germanRulesOf({ variant: 'I' })
    const teams = changed(eight, 0, 2, 4, 0, 7)
    expect(germanRulesFaultsOf({ ...eight, teams }, 8)).toEqual([])
  })
  test('never lose their last one', () => {
    expect(changed(RULES, 0, 2)).toEqual([[2], [0, 1, 3]])
  })
  test('are written as they were chosen', () => {
    const view = { name: '', language: 'de', currency: 'EUR', people: [], sessions: [], unknown: 0 }
    const german = otherTeam(otherTeam(RULES, 1), 2)
    const seats = ['Anna', 'Bert', 'Cilli', 'Dora'].map((name) => ({ id: null, name }))
    const drafts = draftsOf({ ...planOf(view), seats, game: 'german', german }, [], '2026-11-26', () => 'id')
    expect(drafts.at(-1)).toMatchObject({ kind: 'session', game: 'german', rules: { teams: german.teams } })
  })
})
