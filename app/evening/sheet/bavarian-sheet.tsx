'use client'

import { useState } from 'react'
import { Sheet } from '@/app/_ui'
import { headline } from '@/app/_ui/receipt'
import { bockOf } from '@/lib/score'
import type { BavarianEvening } from '@/lib/table'
import { ContractRow, SuitRow } from './contract-row'
import { DetailsRow } from './details-row'
import { emptyDraft, isBlank, type Draft } from './draft'
import { ExtraRows } from './extra-rows'
import { draftOf } from './facts'
import { Foot, KeptBanner } from './foot'
import { Head } from './head'
import { keptKey, readKept } from './kept'
import { liveOf } from './live'
import { nudgesOf } from './nudges'
import { contractsOf, offerOf } from './offer'
import type { PartProps } from './part'
import { bavarianPlace, playingAt, type BavarianPlace } from './place'
import { faultWords, promptOf } from './prompt'
import { ResultRow } from './result-rows'
import { KnockRow, SideRow } from './side-rows'
import { AmountRows, RamschRows } from './soon'
import type { GameSheetProps, SheetStart } from './start'
import { useKeptDraft } from './use-kept-draft'
import { useSave } from './use-save'

/** What the sheet says when it opens: the deal that is corrected, or what was tapped on the board. */
function initialDraft(evening: BavarianEvening, place: BavarianPlace, start: SheetStart): Draft {
  const players = place.seats.length
  const row = evening.rows.find((other) => other.id === place.replaces)
  if (row !== undefined) {
    const playing = row.state === 'counted' ? row.played.playing : (row.deal.playing ?? playingAt(place, place.dealer))
    return draftOf(row.deal, players, playing)
  }
  const [usual = 'farbsolo'] = contractsOf(place.rules).first
  return { ...emptyDraft(start.contract ?? usual, players), declarer: start.declarer ?? null }
}

/** Fields that have a place of their own on the sheet; what is wrong elsewhere is said above the button. */
const AT_A_FIELD: ReadonlySet<string> = new Set([
  ...['suit', 'declarer', 'partner', 'playing', 'won', 'cardPoints', 'level', 'schwarz', 'tout', 'sie', 'laufende'],
  ...[
    'knocks',
    'ramsch',
    'ramsch.loser',
    'ramsch.cardPoints',
    'ramsch.durchmarsch',
    'ramsch.jungfrauen',
    'scores',
    'note',
  ],
])

export function BavarianSheet(props: GameSheetProps<BavarianEvening>) {
  const place = bavarianPlace(props.evening, props.correct)
  return place === null ? null : <Filled {...props} place={place} />
}

function Filled(props: GameSheetProps<BavarianEvening> & { place: BavarianPlace }) {
  const { tableId, evening, place, correct, start, open, nameOf, format, texts, onClose, onStored } = props
  const [initial] = useState(() => initialDraft(evening, place, start))
  const { draft, change, found, loading, startAnew, drop } = useKeptDraft<Draft>({
    storeAs: keptKey(evening, correct),
    seating: place.under.seating,
    initial,
    isBlank: correct === null ? isBlank : () => false,
    read: readKept,
  })
  const { rules } = place
  const names = place.seats.map(nameOf)
  const live = liveOf(draft, place)
  const offer = offerOf(draft.contract, rules, draft.result.by === 'sie')
  const { save, form, tried, problem } = useSave({
    tableId,
    evening,
    under: place.under,
    replaces: place.replaces,
    deal: live.whole?.deal ?? null,
    onStored: (id) => {
      drop()
      onStored(id)
    },
  })
  const faults = tried ? live.faults : []
  const part: PartProps = {
    draft,
    change,
    offer,
    rules,
    playing: live.playing,
    names,
    texts,
    faultAt: (...fields) => faultWords(faults, fields, texts),
  }
  const { whole } = live
  const stake = whole?.played.stake ?? null
  const elsewhere = faults.find((fault) => !AT_A_FIELD.has(fault.field))
  return (
    <Sheet
      open={open && !loading}
      onClose={onClose}
      title={
        whole === null
          ? promptOf(draft, live.faults, names, texts)
          : headline({ ...whole, rules, playing: live.playing, names }, texts)
      }
      head={
        <Head
          live={live}
          nudges={whole === null ? [] : nudgesOf(whole.deal, rules, live.playing, offer.runners?.from ?? null)}
          names={names}
          texts={texts}
          format={format}
          short={offer.declarer || draft.contract === 'manual'}
        />
      }
      foot={
        <Foot
          save={save}
          correcting={correct !== null}
          amount={stake === null || stake === 0 ? null : format.priced(stake)}
          problem={problem}
          fault={elsewhere === undefined ? null : texts.faults[elsewhere.code]}
          texts={texts}
        />
      }
    >
      <div ref={form} className="grid gap-1">
        {found && <KeptBanner onAnew={startAnew} texts={texts} />}
        <ContractRow {...part} startWithMore={start.more ?? false} />
        {offer.suitNeeded && <SuitRow {...part} />}
        <SideRow {...part} scores={whole?.played.scores ?? null} format={format} />
        <ResultRow {...part} />
        <ExtraRows {...part} />
        {draft.contract === 'ramsch' && <RamschRows {...part} />}
        {draft.contract === 'manual' && (
          <AmountRows
            amounts={draft.scores}
            change={(scores) => change({ ...draft, scores })}
            names={names}
            texts={texts}
            format={format}
            fault={part.faultAt('scores')}
          />
        )}
        <KnockRow {...part} />
        <DetailsRow
          {...part}
          dealerNext={place.dealer}
          playingAfter={(dealer) => playingAt(place, dealer)}
          bockFactor={bockOf(place.before, rules).factor}
        />
      </div>
    </Sheet>
  )
}
