import { Suspense } from 'react'
import { Waiting } from '../../_ui/waiting'
import { FamilyScreen } from './family-screen'

export default function Family() {
  return (
    <Suspense fallback={<Waiting />}>
      <FamilyScreen />
    </Suspense>
  )
}
