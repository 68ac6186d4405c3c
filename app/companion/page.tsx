import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { CompanionScreen } from './companion-screen'

export default function Companion() {
  return (
    <Suspense fallback={<Waiting />}>
      <CompanionScreen />
    </Suspense>
  )
}
