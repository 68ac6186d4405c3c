'use client'

import { lazy, Suspense, useState } from 'react'
import { countsResults, hasTeams, playersOf, teamCountsOf, usualTeams, type GermanRules, type Teams } from '@/lib/score'
import { useGermanTexts, useTexts } from '@/lib/i18n'
import { Button, Choice } from '../_ui'
import { inTeam, withTeams } from './plan'

const PartnerDraw = lazy(() => import('./partner-draw'))

type Props = {
  rules: GermanRules
  names: readonly string[]
  running: boolean
  onChange: (rules: GermanRules) => void
  onCrosswise: ((teams: Teams) => void) | undefined
}

/** Who plays with whom: said seat by seat, or drawn. Nothing while the people are not as many as the variant wants. */
export function TeamRows({ rules, names, running, onChange, onCrosswise }: Props) {
  const texts = useTexts()
  const words = useGermanTexts()
  const [drawing, setDrawing] = useState(false)
  const { german } = texts.rules
  const counts = teamCountsOf(rules.variant)
  if (!hasTeams(rules.variant) || names.length !== playersOf(rules.variant)) return null
  return (
    <>
      {words !== null && !running && counts.length > 1 && (
        <Choice
          label={words.teams.many}
          columns={2}
          value={rules.teams.length}
          onChange={(count) => onChange({ ...rules, teams: usualTeams(rules.variant, names.length, count) })}
          options={counts.map((count) => ({ value: count, label: String(count) }))}
        />
      )}
      {words !== null && !countsResults(rules) && <p className="text-muted">{words.teams.byHand}</p>}
      <fieldset className="grid gap-2">
        <legend className="text-muted mb-1.5">{german.teams}</legend>
        {names.map((name, seat) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 font-bold">{name}</span>
            <Choice
              label={german.teamOf(name)}
              quiet
              value={rules.teams.findIndex((team) => team.includes(seat))}
              onChange={(team) => onChange(inTeam(rules, seat, team))}
              options={rules.teams.map((_, team) => ({
                value: team,
                label: rules.teams.length > 2 ? String(team + 1) : german.team(team + 1),
                name: german.team(team + 1),
              }))}
            />
          </div>
        ))}
      </fieldset>
      {words !== null && running && <p className="text-muted">{words.teams.change}</p>}
      {words !== null && <Button onClick={() => setDrawing(true)}>{words.draw.open}</Button>}
      <Suspense>
        {drawing && (
          <PartnerDraw
            names={names}
            rules={rules}
            seating={onCrosswise !== undefined}
            onTeams={(teams, crosswise) =>
              crosswise && onCrosswise ? onCrosswise(teams) : onChange(withTeams(rules, teams))
            }
            onClose={() => setDrawing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
