import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { StatisticsScreen } from './statistics-screen'

export default function Statistics() {
  return (
    <Suspense fallback={<Waiting />}>
      <StatisticsScreen />
    </Suspense>
  )
}
