import { Suspense } from 'react'
import { Waiting } from '../_ui/waiting'
import { ExportScreen } from './export-screen'

export default function Export() {
  return (
    <Suspense fallback={<Waiting />}>
      <ExportScreen />
    </Suspense>
  )
}
