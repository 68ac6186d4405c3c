'use client'

import { Chip } from '@/app/_ui'
import { stepRunners, type RunnerLimits } from './amount-moves'
import { MussChip } from './muss-chip'
import { Group, type PartProps } from './part'
import { LevelChips } from './result-rows'
import { toggleSie, toggleTout } from './result-moves'
import { setKontra } from './seat-moves'

/** Everything that makes a deal dearer, in one grid: level, Tout, Sie, Laufende, Kontra, Muss. */
export function ExtraRows(props: PartProps) {
  const { draft, change, offer, rules, texts, faultAt } = props
  if (!offer.declarer) return null
  const { result } = draft
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-4 gap-1.5">
        <LevelChips {...props} />
        {/* Who counts has said neither, and takes back the counting to say it. */}
        {offer.tout && result.by !== 'sie' && result.by !== 'counted' && (
          <Chip on={result.by === 'tout'} onToggle={() => change(toggleTout(draft))} className="px-0.5! text-sm">
            {texts.sheet.tout}
          </Chip>
        )}
        {offer.sie && result.by !== 'tout' && result.by !== 'counted' && (
          <Chip on={result.by === 'sie'} onToggle={() => change(toggleSie(draft))} className="px-0.5! text-sm">
            {texts.sheet.sie}
          </Chip>
        )}
        {offer.runners !== null && (
          <div className="col-span-2">
            <RunnerStepper {...props} limits={offer.runners} />
          </div>
        )}
        {offer.kontra <= 2 && <KontraChips {...props} />}
        {offer.muss && rules.muss.winsAt === 60 && <MussChip {...props} />}
      </div>
      {offer.kontra > 2 && (
        <Group
          label={texts.sheet.kontra}
          quiet
          fault={faultAt('kontra')}
          className={`grid gap-1.5 ${offer.kontra === 3 ? 'grid-cols-3' : 'grid-cols-4'}`}
        >
          <KontraChips {...props} />
        </Group>
      )}
    </div>
  )
}

/** Kontra, Re, Supra, Hirsch, as far as this table goes; each one lights those it answers. */
function KontraChips({ draft, change, offer, texts }: PartProps) {
  return texts.sheet.kontraSteps.slice(0, Math.max(offer.kontra, draft.kontra)).map((name, at) => (
    <Chip
      key={name}
      on={draft.kontra > at}
      onToggle={() => change(setKontra(draft, at + 1))}
      className="px-0.5! text-sm"
    >
      {name}
    </Chip>
  ))
}

const END = 'min-h-touch min-w-touch border-line shrink-0 px-1 text-sm font-bold disabled:opacity-35'

/** Laufende on one line: "ohne" goes left, "mit" goes right, and the first step reaches the fewest that are paid. */
function RunnerStepper({ draft, change, texts, limits, faultAt }: PartProps & { limits: RunnerLimits }) {
  const { laufende } = draft
  const step = (by: 1 | -1) => change({ ...draft, laufende: stepRunners(laufende, by, limits) })
  const value = laufende === 0 ? texts.sheet.noLaufende : texts.sheet.mitOhne(laufende)
  return (
    <Group label={texts.sheet.laufende} quiet fault={faultAt('laufende')}>
      <div className="rounded-chip border-edge bg-card text-ink flex items-center border">
        <button
          type="button"
          className={`${END} border-r`}
          aria-label={texts.sheet.towardsOhne}
          disabled={laufende <= -limits.ohne}
          onClick={() => step(-1)}
        >
          {texts.sheet.ohne}
        </button>
        <output
          className={`tabular min-w-0 flex-1 text-center leading-none ${laufende === 0 ? 'text-muted text-xs' : 'text-base font-bold'}`}
        >
          {laufende === 0 ? texts.sheet.laufende : value}
        </output>
        <button
          type="button"
          className={`${END} border-l`}
          aria-label={texts.sheet.towardsMit}
          disabled={laufende >= limits.mit}
          onClick={() => step(1)}
        >
          {texts.sheet.mit}
        </button>
      </div>
    </Group>
  )
}
