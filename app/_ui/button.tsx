import Link from 'next/link'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

type Kind = 'primary' | 'plain' | 'quiet' | 'danger'

const SHAPE =
  'inline-flex min-h-touch items-center justify-center gap-2 rounded-chip px-4 py-2 text-center font-bold leading-tight transition-transform active:scale-[0.98] disabled:opacity-50 disabled:active:scale-100'
const LOOK: Readonly<Record<Kind, string>> = {
  primary: 'bg-felt text-on-felt',
  plain: 'border border-edge bg-card text-ink',
  quiet: 'text-ink underline decoration-edge underline-offset-4',
  danger: 'border border-loss bg-card text-loss',
}

const classOf = (kind: Kind, wide: boolean | undefined, more: string | undefined) =>
  `${SHAPE} ${LOOK[kind]}${wide ? ' w-full' : ''}${more ? ` ${more}` : ''}`

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind; wide?: boolean }

export function Button({ kind = 'plain', wide, className, ...rest }: Props) {
  return <button type="button" className={classOf(kind, wide, className)} {...rest} />
}

type LinkProps = { href: string; kind?: Kind; wide?: boolean; className?: string; children: ReactNode }

/** Goes to another screen, and looks like a button. */
export function LinkButton({ href, kind = 'plain', wide, className, children }: LinkProps) {
  return (
    <Link href={href} className={classOf(kind, wide, className)}>
      {children}
    </Link>
  )
}
