import type { Format } from '@/lib/i18n'

type Props = { value: number; format: Format; className?: string }

/** What someone gained: the sign says it, the colour repeats it, and the figures stand in columns. */
export function Amount({ value, format, className }: Props) {
  const colour = value > 0 ? 'text-gain' : value < 0 ? 'text-loss' : ''
  return <span className={`tabular whitespace-nowrap ${colour} ${className ?? ''}`}>{format.signed(value)}</span>
}
