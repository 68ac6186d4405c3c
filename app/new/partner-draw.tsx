'use client'

import { useState } from 'react'
import { crosswise, hasTeams, packOf, playersOf, type GermanRules, type Seat, type Teams } from '@/lib/score'
import { useGermanTexts, useTexts } from '@/lib/i18n'
import { Button, Choice, Sheet } from '../_ui'
import { BlackObers } from './black-obers'
import { DrawnCards } from './drawn-cards'
import { PhoneDraw } from './phone-draw'

type Props = {
  /** In the order they sit. */
  names: readonly string[]
  rules: GermanRules
  /** People sit down anew so that partners are opposite; else only the teams change. */
  seating: boolean
  /** Who plays together, and whether they are to sit crosswise. */
  onTeams: (teams: Teams, crosswise: boolean) => void
  onClose: () => void
}

const WAYS = ['phone', 'cards', 'obers'] as const
type Way = (typeof WAYS)[number]

/** Before play: who is whose partner, by the highest cards or by the black Obers, and why. */
export default function PartnerDraw({ names, rules, seating, onTeams, onClose }: Props) {
  const texts = useTexts()
  const words = useGermanTexts()
  const [way, setWay] = useState<Way>('phone')
  const [found, setFound] = useState<{ readonly teams: Teams; readonly why: string } | null>(null)
  if (words === null || !hasTeams(rules.variant) || names.length !== playersOf(rules.variant)) return null
  const { draw } = words
  const and = (seats: readonly Seat[]) => texts.common.and(seats.map((seat) => names[seat] ?? ''))
  const even = found !== null && found.teams.every((team) => team.length === found.teams[0]?.length)
  const sits = seating && even
  const change = (next: Way) => {
    setWay(next)
    setFound(null)
  }
  const part = {
    names,
    words: draw,
    sides: rules.teams.length,
    onFound: (teams: Teams | null, why: string) => setFound(teams && { teams, why }),
  }
  const [first, ...others] = found?.teams ?? []
  return (
    <Sheet
      open
      low
      onClose={onClose}
      title={draw.title}
      foot={
        found !== null && (
          <Button
            kind="primary"
            wide
            onClick={() => {
              onTeams(found.teams, sits)
              onClose()
            }}
          >
            {sits ? draw.use : draw.useTeams}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <Choice
          label={draw.way}
          quiet
          columns={3}
          value={way}
          onChange={change}
          // The holders of two cards make one pair: of three teams two would still be open.
          options={WAYS.filter((value) => value !== 'obers' || rules.teams.length === 2).map((value) => ({
            value,
            label: draw.ways[value],
          }))}
        />
        {way === 'phone' && <PhoneDraw {...part} pack={packOf(rules.variant)} />}
        {way === 'cards' && <DrawnCards {...part} pack={packOf(rules.variant)} />}
        {way === 'obers' && <BlackObers {...part} />}
        <div role="status">
          {found !== null && first && (
            <div className="bg-sunken rounded-chip px-4 py-3 leading-snug">
              <p className="font-display text-xl font-bold">{draw.together(and(first), others.map(and).join(', '))}</p>
              <p>{found.why}</p>
              {sits && <p className="text-muted mt-1">{draw.seats(and(crosswise(found.teams)))}</p>}
            </div>
          )}
        </div>
      </div>
    </Sheet>
  )
}
