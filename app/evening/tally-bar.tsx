'use client'

import { useState } from 'react'
import { useGermanTexts, useTexts } from '@/lib/i18n'
import { countsResults, fixedTrumpOf, type Seat } from '@/lib/score'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { Button } from '../_ui'
import type { SheetStart } from './sheet'
import { TallyContest } from './tally-contest'

type Props = {
  evening: GermanEvening
  nameOf: (player: PlayerId) => string
  onPick: (start: SheetStart) => void
}

/** The next deal under the thumb: who named trumps, or had to, opens the sheet; one column for each team. */
export default function TallyBar({ evening, nameOf, onPick }: Props) {
  const texts = useTexts()
  const bar = useGermanTexts()?.bar
  const { rules, seats } = evening
  const trump = fixedTrumpOf(rules.variant)
  const [contest, setContest] = useState(false)
  const pick = (seat: Seat, forced: boolean) => onPick(forced ? { declarer: seat, forced } : { declarer: seat })
  return (
    <nav
      aria-label={texts.board.newDeal}
      className="bg-card border-line border-t px-2.5 pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      {contest && (
        <TallyContest
          names={seats.map(nameOf)}
          dealer={evening.next.dealer}
          variant={rules.variant}
          onNamed={(seat, forced) => {
            setContest(false)
            pick(seat, forced)
          }}
          onClose={() => setContest(false)}
        />
      )}
      {countsResults(rules) ? (
        <div className="mx-auto max-w-2xl">
          <div className="flex items-center justify-between gap-2 pb-1">
            <p className="text-muted leading-tight">
              {trump === null ? texts.head.who : bar?.whoPlays(texts.suits[trump])}
            </p>
            {trump === null && (
              <Button kind="quiet" className="px-1!" onClick={() => setContest(true)}>
                {texts.contest.open}
              </Button>
            )}
          </div>
          <div className="grid grid-cols-2 gap-2.5 @max-[16rem]/board:grid-cols-1">
            {rules.teams.map((team) => (
              <div key={team.join()} className="grid content-start gap-1.5">
                {team.map((seat) => {
                  const name = nameOf(seats[seat] ?? '')
                  return (
                    <div key={seat} className="flex">
                      <Button
                        className={`min-w-0 flex-1 px-1! wrap-anywhere ${bar ? 'rounded-r-none!' : ''}`}
                        onClick={() => pick(seat, false)}
                      >
                        {name}
                      </Button>
                      {bar && (
                        <Button
                          className="text-muted -ml-px min-w-[min(3.25rem,40%)]! rounded-l-none! px-1! text-sm! font-normal! italic"
                          aria-label={bar.mustName(name)}
                          onClick={() => pick(seat, true)}
                        >
                          {bar.must}
                        </Button>
                      )}
                    </div>
                  )
                })}
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
