import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { StandingsScreen } from './standings-screen'

export default function Standings() {
  return (
    <Suspense fallback={<Waiting />}>
      <StandingsScreen />
    </Suspense>
  )
}
