'use client'

import { useState } from 'react'
import { Amount, Button, Sheet } from '@/app/_ui'
import { relativeHeadline, sideName } from '@/app/_ui/receipt/relative-words'
import { useRelativesTexts, useTexts, type RelativesTexts } from '@/lib/i18n'
import type { RelativeEvening } from '@/lib/table'
import { Details } from '../sheet/details'
import { Foot, KeptBanner } from '../sheet/foot'
import { HeadLine } from '../sheet/head-line'
import { keptKey } from '../sheet/kept'
import { relativePlace, type RelativePlace } from '../sheet/place'
import { faultWords } from '../sheet/prompt'
import type { GameSheetProps } from '../sheet/start'
import { useKeptDraft } from '../sheet/use-kept-draft'
import { useSave } from '../sheet/use-save'
import {
  draftOf,
  factsOf,
  isBlank,
  isByHand,
  otherWay,
  readKept,
  setFact,
  startOf,
  toggleByHand,
  type RelativeDraft,
} from './draft'
import { AskRows, HandRows } from './rows'

export default function RelativeSheet(props: GameSheetProps<RelativeEvening>) {
  const words = useRelativesTexts()
  const place = relativePlace(props.evening, props.correct)
  return place === null || words === null ? null : <Filled {...props} place={place} words={words} />
}

type FilledProps = GameSheetProps<RelativeEvening> & { place: RelativePlace; words: RelativesTexts }

function firstDraft({ evening, place, correct, start }: FilledProps): RelativeDraft {
  const row = evening.rows.find((other) => other.id === place.replaces)
  if (row !== undefined) return draftOf(row.deal, evening.relative.target(place.rules) === null)
  return startOf(evening.relative, place.rules, correct === null ? start.declarer : undefined)
}

/** A deal of a relative: what its rule object asks, and what comes of it. */
function Filled(props: FilledProps) {
  const { tableId, evening, place, words, correct, open, nameOf, format, onClose, onStored } = props
  const texts = useTexts()
  const { relative } = evening
  const { rules, seats } = place
  const [initial] = useState(() => firstDraft(props))
  const { draft, change, found, loading, startAnew, drop } = useKeptDraft<RelativeDraft>({
    storeAs: keptKey(evening, correct),
    seating: place.under.seating,
    initial,
    isBlank: correct === null ? isBlank : () => false,
    read: readKept,
  })
  const names = seats.map(nameOf)
  const readOf = (said: RelativeDraft) => relative.dealOf(factsOf(said), rules, seats.length)
  const read = readOf(draft)
  const deal = 'deal' in read ? read.deal : null
  const turned = otherWay(draft, relative.total)
  const other = turned === null ? null : readOf(turned)
  const played = deal === null ? null : relative.play(deal, rules, seats.length, place.before)
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
  const faults = 'faults' in read ? read.faults : []
  const rows = {
    ...{ draft, change, relative, rules, names, words, texts },
    faultAt: (...fields: readonly string[]) => faultWords(tried ? faults : [], fields, texts),
  }
  const isMoney = relative.target(rules) === null
  const { dealer, note, cardPoints = 0 } = draft.facts
  const byHand = isByHand(draft)
  return (
    <Sheet
      open={open && !loading}
      onClose={onClose}
      title={
        deal === null
          ? draft.amounts === undefined
            ? askedNext(faults, words)
            : texts.sheet.missing.scores
          : relativeHeadline({ relative, deal, rules, played, names }, words, texts)
      }
      head={
        <ul
          className={`gap-x-4 pb-1 leading-tight ${isMoney ? 'grid grid-cols-[repeat(auto-fill,minmax(max(7rem,(100%-1.25rem)/2),1fr))]' : 'grid grid-cols-1 gap-0.5'}`}
        >
          {(isMoney ? names : (relative.sides ?? [])).map((_, at) => (
            <HeadLine key={at} who={isMoney ? names[at] : sideName(relative, at, names, texts)}>
              {played === null ? (
                '–'
              ) : isMoney ? (
                <Amount value={played.scores[at] ?? 0} format={format} />
              ) : (
                words.board.strokes(played.made[at] ?? 0)
              )}
              {played?.doneBy === at && ` · ${words.board.done}`}
            </HeadLine>
          ))}
        </ul>
      }
      foot={
        <Foot
          save={save}
          other={
            other !== null && 'deal' in other
              ? {
                  words: words.sheet.otherWay(texts.sheet.pointsOf(relative.total - cardPoints, cardPoints)),
                  save: () => save(other.deal),
                }
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
        {byHand ? <HandRows {...rows} tried={tried} format={format} /> : <AskRows {...rows} />}
        <Button kind="quiet" onClick={() => change(toggleByHand(draft, relative, isMoney, seats.length))}>
          {byHand ? words.sheet.countResult : words.sheet.byHand}
        </Button>
        <Details
          title={words.sheet.details}
          names={names}
          turn={place.dealer}
          dealer={dealer ?? null}
          note={note ?? ''}
          unfolded={initial.facts.dealer !== undefined || initial.facts.note !== undefined}
          onDealer={(seat) => change(setFact(draft, 'dealer', seat ?? undefined))}
          onNote={(text) => change(setFact(draft, 'note', text === '' ? undefined : text))}
          texts={texts}
        />
      </div>
    </Sheet>
  )
}

/** The first thing without which there is no deal. */
function askedNext(faults: readonly { readonly code: string }[], words: RelativesTexts): string {
  const has = (...codes: readonly string[]) => faults.some(({ code }) => codes.includes(code))
  const { missing } = words.sheet
  if (has('declarer_missing', 'chooser_missing')) return missing.who
  return has('partner_missing') ? missing.partner : missing.result
}
