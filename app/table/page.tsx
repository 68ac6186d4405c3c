import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { TableScreen } from './table-screen'

export default function Table() {
  return (
    <Suspense fallback={<Waiting />}>
      <TableScreen />
    </Suspense>
  )
}
