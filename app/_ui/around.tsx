'use client'

import { Suspense, useState, type ReactNode } from 'react'
import { useBoardTexts } from '@/lib/i18n'
import { useUpdate } from '@/lib/phone'
import { Button } from './button'
import { useLastPlace } from './last-place'
import { useTheme } from './theme'

/** What stands around every screen: the theme that follows the device, the place to come back to, and the offer of a new version. */
export function Around({ children }: { children: ReactNode }) {
  useTheme()
  return (
    <>
      {children}
      <UpdateOffer />
      <Suspense>
        <LastPlace />
      </Suspense>
    </>
  )
}

/** The address is known on the phone only. */
function LastPlace() {
  useLastPlace()
  return null
}

function UpdateOffer() {
  const texts = useBoardTexts()
  const update = useUpdate()
  const [later, setLater] = useState(false)
  if (!update.waiting || later) return null
  return (
    <div
      role="status"
      className="bg-ink text-paper shadow-card rounded-chip fixed inset-x-3 top-[max(0.5rem,env(safe-area-inset-top))] z-20 mx-auto flex max-w-lg flex-wrap items-center gap-x-1 py-1 pr-1 pl-4"
    >
      <p className="flex-1 py-1">{texts.update.ready}</p>
      <Button kind="quiet" className="text-paper!" onClick={() => setLater(true)}>
        {texts.update.later}
      </Button>
      <Button kind="plain" onClick={update.apply}>
        {texts.update.apply}
      </Button>
    </div>
  )
}
