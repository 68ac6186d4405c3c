import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { ShareScreen } from './share-screen'

export default function Share() {
  return (
    <Suspense fallback={<Waiting />}>
      <ShareScreen />
    </Suspense>
  )
}
