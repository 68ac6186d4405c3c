'use client'

import { useTexts } from '@/lib/i18n'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { teamName } from '../_ui/receipt'

type Props = { evening: GermanEvening; nameOf: (player: PlayerId) => string }

/** The German game on the slate: how many strokes each team has of its head, and how many heads. */
export function TallyBoard({ evening, nameOf }: Props) {
  const texts = useTexts()
  const { rules, tally, heads, seats, next } = evening
  const names = seats.map(nameOf)
  return (
    <section className="border-felt-edge from-felt-light to-felt rounded-[1.75rem] border-6 bg-radial p-3">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
        {rules.teams.map((_, team) => {
          const strokes = tally[team] ?? 0
          return (
            <li key={team} className="bg-card rounded-card shadow-card px-3.5 py-2.5">
              <span className="block leading-tight font-bold">{teamName(team, rules, names, texts)}</span>
              <Strokes count={strokes} />
              <span className="block leading-tight">
                <b>{texts.tally.strokes(strokes)}</b> {texts.tally.of(rules.target)}
              </span>
              <span className="text-muted block text-sm">{texts.tally.heads(heads[team] ?? 0)}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-on-felt mt-2 text-center text-sm">
        {names[next.dealer]} {texts.board.deals}
      </p>
    </section>
  )
}

/** As a landlord chalks them: the fifth across the four. */
function Strokes({ count }: { count: number }) {
  const bundles = Math.ceil(count / 5)
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, bundles) * 46} 34`}
      className="my-1.5 h-9 w-auto stroke-current"
      aria-hidden
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      {Array.from({ length: count }, (_, at) => {
        const left = Math.floor(at / 5) * 46
        return at % 5 === 4 ? (
          <path key={at} d={`M${left + 1} 25L${left + 38} 9`} />
        ) : (
          <path key={at} d={`M${left + 6 + (at % 5) * 9} 4l${at % 2 === 0 ? 0.8 : -0.6} 26`} />
        )
      })}
    </svg>
  )
}
