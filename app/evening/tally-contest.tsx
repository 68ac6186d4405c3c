'use client'

import { useState } from 'react'
import {
  contestOf,
  mostTrumpsOf,
  nextSeat,
  SUITS,
  type Contest,
  type ContestRules,
  type Declaration,
  type Seat,
  type Suit,
  type Variant,
} from '@/lib/score'
import { useGermanTexts, useTexts } from '@/lib/i18n'
import { Button, Choice, Field, Sheet } from '../_ui'

type Props = {
  names: readonly string[]
  dealer: Seat
  variant: Variant
  /** Whoever names trumps, and whether they have to: opens the sheet of the deal. */
  onNamed: (seat: Seat, forced: boolean) => void
  onClose: () => void
}

const LEAST = [5, 6] as const

/** The contest before play: each says how many trumps, and it turns out who names them and why. */
export function TallyContest({ names, dealer, variant, onNamed, onClose }: Props) {
  const texts = useTexts()
  const bar = useGermanTexts()?.bar
  const words = texts.contest
  const [least, setLeast] = useState<ContestRules['least']>(5)
  const [said, setSaid] = useState<Readonly<Record<Seat, Omit<Declaration, 'seat'>>>>({})
  const first = nextSeat(dealer, names.length)
  const seats = names.map((_, at) => (first + at) % names.length)
  const most = mostTrumpsOf(variant)
  const of = (seat: Seat): Omit<Declaration, 'seat'> => said[seat] ?? { trumps: 0 }
  const change = (seat: Seat, part: Partial<Declaration>) => setSaid({ ...said, [seat]: { ...of(seat), ...part } })
  const contest = contestOf(
    seats.map((seat) => ({ seat, ...of(seat) })),
    { least },
  )
  const allSaid = seats.every((seat) => said[seat] !== undefined)
  const asks = (what: 'points' | 'unter', seat: Seat) =>
    of(seat)[what] !== undefined || (contest.kind === 'ask' && contest.what === what && contest.among.includes(seat))
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
        contest.kind === 'names' && (
          <Button kind="primary" wide onClick={() => onNamed(contest.seat, false)}>
            {words.enter(names[contest.seat] ?? '')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {seats.map((seat) => {
          const name = names[seat] ?? ''
          const { trumps, points, unter } = of(seat)
          return (
            <div key={seat} className="grid gap-2">
              <Choice
                label={words.trumpsOf(name)}
                value={said[seat] === undefined ? null : trumps}
                onChange={(next) => change(seat, { trumps: next })}
                options={[
                  { value: 0, label: words.fewer(least) },
                  ...Array.from({ length: most - least + 1 }, (_, at) => ({ value: least + at, label: least + at })),
                ]}
              />
              {asks('points', seat) && (
                <Field
                  label={words.pointsOf(name)}
                  inputMode="numeric"
                  maxLength={3}
                  value={points === undefined ? '' : String(points)}
                  onChange={(typed) => /^\d*$/.test(typed) && change(seat, { points: Number(typed) })}
                />
              )}
              {asks('unter', seat) && (
                <Choice<Suit | 'none'>
                  label={words.unterOf(name)}
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
        {allSaid && contest.kind === 'mustOfOldOne' && (
          <fieldset className="grid grid-cols-2 gap-2">
            <legend className="text-muted mb-1.5">{bar?.whoHasOld}</legend>
            {seats.map((seat) => (
              <Button key={seat} onClick={() => onNamed(seat, true)}>
                {names[seat]}
              </Button>
            ))}
          </fieldset>
        )}
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
