import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { BoardScreen } from './board-screen'

export default function EveningPage() {
  return (
    <Suspense fallback={<Waiting />}>
      <BoardScreen />
    </Suspense>
  )
}
