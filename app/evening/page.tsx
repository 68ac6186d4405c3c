import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { BoardScreen } from './board-screen'
import { LAST_SEEN, SHOW_LAST_SEEN } from './show-last-seen'

export default function EveningPage() {
  return (
    <>
      <div
        id={LAST_SEEN}
        aria-hidden
        className="bg-paper absolute inset-x-0 top-0 z-20 empty:hidden"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <script dangerouslySetInnerHTML={{ __html: SHOW_LAST_SEEN }} />
      <Suspense fallback={<Waiting />}>
        <BoardScreen />
      </Suspense>
    </>
  )
}
