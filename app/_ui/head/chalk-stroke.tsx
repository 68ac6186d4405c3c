import { chalkFor } from './chalk'
import { pathOf, type Curve } from './curve'

type Props = {
  /** Of its mask: once on the page. */
  id: string
  /** Gives the stroke its grain, with the hand that draws. */
  name: string
  curve: Curve
  hand: number
  /** Among the newest, in their colour. */
  fresh: boolean
  /** It is drawn before the eyes, after so many others; null: it stands there. */
  turn: number | null
  /** What the stroke lies in. */
  box: { readonly width: number; readonly height: number }
}

/** The turns that the style knows: whatever comes later is drawn with the last of them. */
const TURNS = 12

/** One stroke of chalk; a new one appears along the way the hand takes. */
export function ChalkStroke({ id, name, curve, hand, fresh, turn, box }: Props) {
  return (
    <>
      {turn !== null && (
        <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={box.width} height={box.height}>
          <path className="reveal" data-turn={Math.min(turn, TURNS - 1)} d={pathOf(curve)} pathLength="1" />
        </mask>
      )}
      <path
        d={chalkFor(name, curve, hand)}
        data-fresh={fresh ? '' : undefined}
        mask={turn === null ? undefined : `url(#${id})`}
      />
    </>
  )
}
