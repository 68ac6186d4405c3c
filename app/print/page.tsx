import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { PrintScreen } from './print-screen'

export default function Print() {
  return (
    <Suspense fallback={<Waiting />}>
      <PrintScreen />
    </Suspense>
  )
}
