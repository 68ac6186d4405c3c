'use client'

import { useTexts } from '@/lib/i18n'
import { Button } from '../_ui'
import { BIG_KEY } from './big/big-key'
import type { Replay } from './use-replay'

type Props = { replay: Replay; big?: boolean }

/** Plays the evening again, or stops that. It stays where it is while nothing is on the slate yet. */
export function ReplayKey({ replay, big = false }: Props) {
  const { head } = useTexts()
  if (!replay.possible) return null
  const words = replay.playing ? head.stop : head.replay
  const tap = replay.playing ? replay.stop : replay.start
  return big ? (
    <button type="button" className={BIG_KEY} onClick={tap}>
      {words}
    </button>
  ) : (
    <Button kind="quiet" className="px-2.5! text-current!" onClick={tap}>
      {words}
    </Button>
  )
}
