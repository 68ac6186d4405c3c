'use client'

import { useState } from 'react'
import {
  contestOf,
  nextSeat,
  SUITS,
  type Contest,
  type ContestRules,
  type Declaration,
  type Seat,
  type Suit,
} from '@/lib/score'
import { useTexts } from '@/lib/i18n'
import { Button, Choice, Sheet, Stepper } from '../_ui'

type Props = {
  names: readonly string[]
  dealer: Seat
  /** Whoever names trumps, and whether they have to: opens the sheet of the deal. */
  onNamed: ((seat: Seat) => void) | null
  onClose: () => void
}

/** Nobody has more trumps than there are. */
const MOST = 14
const LEAST = [5, 6] as const

/** The contest before play: each says how many trumps, and it turns out who names them and why. */
export function TallyContest({ names, dealer, onNamed, onClose }: Props) {
  const texts = useTexts()
  const words = texts.contest
  const [least, setLeast] = useState<ContestRules['least']>(5)
  const [said, setSaid] = useState<Readonly<Record<Seat, Omit<Declaration, 'seat'>>>>({})
  const first = nextSeat(dealer, names.length)
  const seats = names.map((_, at) => (first + at) % names.length)
  const of = (seat: Seat): Omit<Declaration, 'seat'> => said[seat] ?? { trumps: 0 }
  const change = (seat: Seat, part: Partial<Declaration>) => setSaid({ ...said, [seat]: { ...of(seat), ...part } })
  const contest = contestOf(
    seats.map((seat) => ({ seat, ...of(seat) })),
    { least },
  )
  const asksUnter = contest.kind === 'ask' && contest.what === 'unter'
  return (
    <Sheet
      open
      low
      onClose={onClose}
      title={words.title}
      head={
        <p role="status" className="pb-1 text-lg leading-tight font-bold">
          {Object.keys(said).length === 0 ? words.hint : contestWords(contest, names, least, words, texts.common.and)}
        </p>
      }
      foot={
        contest.kind === 'names' &&
        onNamed && (
          <Button kind="primary" wide onClick={() => onNamed(contest.seat)}>
            {words.enter(names[contest.seat] ?? '')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {seats.map((seat) => {
          const { trumps, points, unter } = of(seat)
          const asked = contest.kind === 'ask' && contest.among.includes(seat)
          return (
            <div key={seat} className="grid gap-2">
              <Stepper
                label={words.trumpsOf(names[seat] ?? '')}
                value={trumps}
                min={0}
                max={MOST}
                onChange={(next) => change(seat, { trumps: next })}
              />
              {(points !== undefined || (asked && !asksUnter)) && (
                <Stepper
                  label={words.pointsOf(names[seat] ?? '')}
                  value={points ?? 0}
                  min={0}
                  max={38}
                  onChange={(next) => change(seat, { points: next })}
                />
              )}
              {(unter !== undefined || (asked && asksUnter)) && (
                <Choice<Suit | 'none'>
                  label={words.unterOf(names[seat] ?? '')}
                  columns={3}
                  value={unter === undefined ? null : (unter ?? 'none')}
                  onChange={(suit) => change(seat, { unter: suit === 'none' ? null : suit })}
                  options={[
                    ...SUITS.map((suit) => ({ value: suit, label: texts.suits[suit] })),
                    { value: 'none' as const, label: words.noUnter },
                  ]}
                />
              )}
            </div>
          )
        })}
        <Choice
          label={words.least}
          columns={2}
          value={least}
          onChange={setLeast}
          options={LEAST.map((count) => ({ value: count, label: String(count) }))}
        />
      </div>
    </Sheet>
  )
}

type Words = ReturnType<typeof useTexts>['contest']

/** Who names trumps and why, or what is still to be said. */
export function contestWords(
  contest: Contest,
  names: readonly string[],
  least: number,
  words: Words,
  and: (names: readonly string[]) => string,
): string {
  if (contest.kind === 'mustOfOldOne') return words.must(least)
  if (contest.kind === 'names') return words.names(names[contest.seat] ?? '', words.by[contest.by])
  return words.ask[contest.what](and(contest.among.map((seat) => names[seat] ?? '')))
}
