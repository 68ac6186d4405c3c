import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { SettleScreen } from './settle-screen'

export default function Settle() {
  return (
    <Suspense fallback={<Waiting />}>
      <SettleScreen />
    </Suspense>
  )
}
