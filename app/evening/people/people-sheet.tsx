'use client'

import { useMemo, useState } from 'react'
import { playersOf } from '@/lib/score'
import { useTexts, type Format } from '@/lib/i18n'
import { newId, useTable } from '@/lib/phone'
import type { EntryId, Evening, PlayerId } from '@/lib/table'
import { Button, Choice, FaultText, Sheet } from '../../_ui'
import { useWrite } from '../../_ui/use-write'
import { FEWEST, keyOf, type Sitter } from '../../new/plan'
import { Seats } from '../../new/seats'
import { Interim } from './interim'
import { isSame, maySit, nextDealer, rulesFor, seatDrafts } from './seat-change'

type Props = {
  tableId: string
  evening: Evening
  nameOf: (player: PlayerId) => string
  format: Format
  open: boolean
  onClose: () => void
  /** The entries that say it, for whoever wants to take them back. */
  onSaved: (ids: readonly EntryId[]) => void
}

/** People come and go: who sits where from the next deal on. */
export default function PeopleSheet({ tableId, evening, nameOf, format, open, onClose, onSaved }: Props) {
  const texts = useTexts()
  const { seating } = texts
  const people = useTable(tableId)?.view.people ?? []
  const { put, fault } = useWrite(tableId)
  const [seats, setSeats] = useState<readonly Sitter[]>(() => evening.seats.map((id) => ({ id, name: nameOf(id) })))
  const [busy, setBusy] = useState(false)
  /** Who the table says deals next, and not who would. */
  const [named, setNamed] = useState<string | null>(null)
  const follows = useMemo(() => nextDealer(evening, seats), [evening, seats])
  const chosen = seats.find((sitter) => keyOf(sitter) === named) ?? null
  const dealer = chosen ?? follows
  const away = evening.game === 'bavarian' ? awayOf(evening.balance.keys(), seats) : []
  const players = seats.length
  const fits = maySit(evening, players)
  const changed = rulesFor(evening, players)

  const misfit =
    evening.game !== 'bavarian'
      ? seating.exactly(evening.game === 'german' ? playersOf(evening.rules.variant) : evening.relative.players)
      : players < FEWEST
        ? texts.newEvening.tooFew(FEWEST - players)
        : texts.newEvening.tooMany

  async function save() {
    if (isSame(evening, seats) && chosen === null) return onClose()
    setBusy(true)
    const drafts = seatDrafts(evening, seats, people, newId, chosen)
    const done = await put(...drafts)
    setBusy(false)
    if (!done) return
    onClose()
    onSaved(
      drafts.flatMap(({ kind, id }) => (id !== undefined && (kind === 'seating' || kind === 'rules') ? [id] : [])),
    )
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={seating.title}
      foot={
        <>
          {fault && <FaultText>{fault}</FaultText>}
          <p role="status" className="text-muted pb-2 leading-tight">
            {fits ? dealer && seating.dealsNext(dealer.name) : misfit}
          </p>
          <Button kind="primary" wide disabled={busy || !fits} onClick={() => void save()}>
            {seating.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Seats
          seats={seats}
          people={people}
          onChange={setSeats}
          hint={seating.hint}
          others={seating.others}
          leave={seating.stand}
        />
        {fits && dealer && (
          <Choice
            label={seating.dealer}
            columns={2}
            value={keyOf(dealer)}
            onChange={(key) => setNamed(follows && key === keyOf(follows) ? null : key)}
            options={seats.map((sitter) => ({ value: keyOf(sitter), label: sitter.name }))}
          />
        )}
        {fits && changed && <p className="font-bold">{changed.seats === 3 ? seating.three : seating.four}</p>}
        {evening.game === 'bavarian' && away.length > 0 && (
          <Interim evening={evening} away={away} nameOf={nameOf} format={format} />
        )}
      </div>
    </Sheet>
  )
}

function awayOf(known: Iterable<PlayerId>, seats: readonly Sitter[]): readonly PlayerId[] {
  return [...known].filter((player) => !seats.some(({ id }) => id === player))
}
