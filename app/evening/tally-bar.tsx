'use client'

import { useState } from 'react'
import { useTexts } from '@/lib/i18n'
import { hasTeams } from '@/lib/score'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { Button } from '../_ui'
import type { SheetStart } from './sheet'
import { TallyContest } from './tally-contest'

type Props = {
  evening: GermanEvening
  nameOf: (player: PlayerId) => string
  onPick: (start: SheetStart) => void
}

/** The next deal under the thumb: who named trumps opens the sheet, one column for each team. */
export default function TallyBar({ evening, nameOf, onPick }: Props) {
  const texts = useTexts()
  const { rules, seats } = evening
  const [contest, setContest] = useState(false)
  return (
    <nav
      aria-label={texts.board.newDeal}
      className="bg-card border-line border-t px-2.5 pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      {contest && (
        <TallyContest
          names={seats.map(nameOf)}
          dealer={evening.next.dealer}
          onNamed={(seat) => {
            setContest(false)
            onPick({ declarer: seat })
          }}
          onClose={() => setContest(false)}
        />
      )}
      {hasTeams(rules.variant) ? (
        <div className="mx-auto max-w-2xl">
          <div className="flex items-center justify-between gap-2 pb-1">
            <p className="text-muted leading-tight">{texts.head.who}</p>
            <Button kind="quiet" className="min-h-10! px-1!" onClick={() => setContest(true)}>
              {texts.contest.open}
            </Button>
          </div>
          <div className="grid grid-cols-2 gap-2.5">
            {rules.teams.map((team) => (
              <div key={team.join()} className={`grid gap-1.5 ${team.length > 2 ? 'grid-cols-2' : ''}`}>
                {team.map((seat) => (
                  <Button key={seat} className="px-1! wrap-anywhere" onClick={() => onPick({ declarer: seat })}>
                    {nameOf(seats[seat] ?? '')}
                  </Button>
                ))}
              </div>
            ))}
          </div>
        </div>
      ) : (
        <Button kind="primary" wide onClick={() => onPick({})}>
          {texts.tally.add}
        </Button>
      )}
    </nav>
  )
}
