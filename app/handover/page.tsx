import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { HandoverScreen } from './handover-screen'

export default function Handover() {
  return (
    <Suspense fallback={<Waiting />}>
      <HandoverScreen />
    </Suspense>
  )
}
