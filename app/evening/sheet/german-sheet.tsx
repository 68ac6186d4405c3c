'use client'

import { useState } from 'react'
import { Sheet } from '@/app/_ui'
import { germanHeadline, teamName } from '@/app/_ui/receipt'
import { useGermanTexts, useTexts } from '@/lib/i18n'
import { cardPointsOf, germanDealOf, playGermanDeal } from '@/lib/score'
import type { GermanEvening } from '@/lib/table'
import { Details } from './details'
import { Foot, KeptBanner } from './foot'
import {
  emptyGermanDraft,
  germanDraftOf,
  germanFactsOf,
  isBlankGerman,
  otherWay,
  type GermanDraft,
} from './german-draft'
import { GermanRows, StrokeRows } from './german-rows'
import { HeadLine } from './head-line'
import { keptKey, readKeptGerman } from './kept'
import { germanPlace, type GermanPlace } from './place'
import { faultWords } from './prompt'
import type { GameSheetProps, SheetStart } from './start'
import { useKeptDraft } from './use-kept-draft'
import { useSave } from './use-save'

function initialDraft(evening: GermanEvening, place: GermanPlace): GermanDraft {
  const row = evening.rows.find((other) => other.id === place.replaces)
  return row === undefined ? emptyGermanDraft(place.rules) : germanDraftOf(row.deal, place.rules)
}

export default function GermanSheet(props: GameSheetProps<GermanEvening>) {
  const place = germanPlace(props.evening, props.correct)
  return place === null ? null : <Filled {...props} place={place} />
}

/** A deal of the German game: who named trumps and how it ended, or strokes by hand. */
function Filled(props: GameSheetProps<GermanEvening> & { place: GermanPlace }) {
  const { tableId, evening, place, correct, open, nameOf, onClose, onStored } = props
  const texts = useTexts()
  const { rules, seats } = place
  const [initial] = useState(() => ({ ...initialDraft(evening, place), ...chosenBy(props.start, correct) }))
  const { draft, change, found, loading, startAnew, drop } = useKeptDraft<GermanDraft>({
    storeAs: keptKey(evening, correct),
    seating: place.under.seating,
    initial,
    isBlank: correct === null ? isBlankGerman : () => false,
    read: readKeptGerman,
  })
  const names = seats.map(nameOf)
  const words = useGermanTexts()?.sheet
  const readOf = (said: GermanDraft) => germanDealOf(germanFactsOf(said), rules, { players: seats.length })
  const read = readOf(draft)
  const deal = 'deal' in read ? read.deal : null
  const turned = otherWay(draft, cardPointsOf(rules.variant))
  const other = turned === null ? null : readOf(turned)
  const played = deal === null ? null : playGermanDeal(deal, rules, seats.length, place.before)
  const { save, form, tried, problem } = useSave({
    tableId,
    evening,
    under: place.under,
    replaces: place.replaces,
    deal,
    onStored: (id) => {
      drop()
      onStored(id)
    },
  })
  const pointsOf = (points: number) => texts.sheet.pointsOf(points, cardPointsOf(rules.variant) - points)
  const { missing } = texts.sheet
  const asked = draft.chooser === null ? missing.german : missing.result(names[draft.chooser] ?? '')
  const faults = tried && 'faults' in read ? read.faults : []
  const part = {
    draft,
    change,
    rules,
    names,
    texts,
    faultAt: (...fields: readonly string[]) => faultWords(faults, fields, texts),
  }
  return (
    <Sheet
      open={open && !loading}
      onClose={onClose}
      title={deal === null ? asked : germanHeadline(deal, rules, names, texts)}
      head={
        <ul className="grid grid-cols-1 gap-0.5 pb-1 leading-tight">
          {rules.teams.map((_, team) => (
            <HeadLine key={team} who={teamName(team, rules, names, texts)}>
              {played === null ? '–' : texts.receipt.germanStrokes(played.strokes[team] ?? 0)}
              {played?.headBy === team && ` · ${texts.receipt.germanDone}`}
            </HeadLine>
          ))}
        </ul>
      }
      foot={
        <Foot
          save={save}
          other={
            words !== undefined && other !== null && 'deal' in other && 'cardPoints' in other.deal
              ? { words: words.otherWay(pointsOf(other.deal.cardPoints)), save: () => save(other.deal) }
              : null
          }
          correcting={correct !== null}
          amount={null}
          problem={problem}
          fault={null}
          texts={texts}
        />
      }
    >
      <div ref={form} className="grid gap-1.5">
        {found && <KeptBanner onAnew={startAnew} texts={texts} />}
        {draft.strokes === null ? <GermanRows {...part} /> : <StrokeRows {...part} />}
        <Details
          title={texts.sheet.germanDetails}
          names={names}
          turn={place.dealer}
          dealer={draft.dealer}
          note={draft.note}
          unfolded={initial.dealer !== null || initial.note !== ''}
          onDealer={(dealer) => change({ ...draft, dealer })}
          onNote={(note) => change({ ...draft, note })}
          texts={texts}
        />
      </div>
    </Sheet>
  )
}

/** Who was tapped on the board has named trumps. */
const chosenBy = ({ declarer, forced = false }: SheetStart, correct: string | null) =>
  declarer === undefined || correct !== null ? {} : { chooser: declarer, forced }
