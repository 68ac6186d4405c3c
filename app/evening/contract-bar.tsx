'use client'

import { useBoardTexts } from '@/lib/i18n'
import type { BavarianEvening } from '@/lib/table'
import { contractsOf } from './sheet/offer'
import type { SheetStart } from './sheet'

const KEY =
  'min-h-14 min-w-0 rounded-chip border px-0.5 text-center leading-tight font-bold active:scale-[0.97] transition-transform'

/** The next deal under the thumb: the contract opens the sheet. */
export function ContractBar({ evening, onPick }: { evening: BavarianEvening; onPick: (start: SheetStart) => void }) {
  const texts = useBoardTexts()
  return (
    <nav
      aria-label={texts.board.newDeal}
      className="bg-card border-line border-t px-2.5 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(2.9rem,1fr))] gap-1.5">
        {contractsOf(evening.rules).first.map((contract, at) => (
          <button
            key={contract}
            type="button"
            onClick={() => onPick({ contract })}
            className={`${KEY} ${at === 0 ? 'border-felt bg-felt text-on-felt' : 'border-edge bg-paper'}`}
          >
            {texts.contracts[contract]}
          </button>
        ))}
        <button type="button" onClick={() => onPick({ more: true })} className={`${KEY} border-edge bg-paper`}>
          {texts.common.more}
        </button>
      </div>
    </nav>
  )
}
