import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { KittyScreen } from './kitty-screen'

export default function Kitty() {
  return (
    <Suspense fallback={<Waiting />}>
      <KittyScreen />
    </Suspense>
  )
}
