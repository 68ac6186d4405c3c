import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { NewScreen } from './new-screen'

export default function NewEvening() {
  return (
    <Suspense fallback={<Waiting />}>
      <NewScreen />
    </Suspense>
  )
}
