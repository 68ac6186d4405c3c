import type { ExportTexts } from '@/lib/i18n'
import { FaultText } from '../_ui'

/** More are counted. */
const LISTED = 30

/** Every fault in its own line. */
export function FaultList({ faults, words }: { faults: readonly string[]; words: ExportTexts }) {
  const { bring } = words
  return (
    <div className="bg-card rounded-card shadow-card px-4 py-3">
      <FaultText>{bring.faults(faults.length)}</FaultText>
      <ul className="mt-2 flex flex-col gap-1">
        {faults.slice(0, LISTED).map((fault, at) => (
          <li key={at} className="border-line border-t pt-1">
            {fault}
          </li>
        ))}
      </ul>
      {faults.length > LISTED && <p className="text-muted mt-1">{bring.moreFaults(faults.length - LISTED)}</p>}
    </div>
  )
}
