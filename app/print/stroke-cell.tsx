/** What a side made by a deal, and where its tally stood then. `done`: what it finished by it, or null. */
export function StrokeCell({ made, tally, done }: { made: number; tally: number | undefined; done: string | null }) {
  return (
    <td className={made > 0 ? 'moved' : 'still'}>
      {done !== null && <span className="solo">{done}</span>} {made > 0 && `+${made} → `}
      {tally}
    </td>
  )
}
