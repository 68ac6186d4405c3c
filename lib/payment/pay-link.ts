import type { Cents } from '../score'

/** Reads what people store of themselves: `anna`, `paypal.me/anna`, or the whole link. null: it is none of these. */
export function readPayPal(typed: string): string | null {
  const [, name] =
    /^(?:(?:https?:\/\/)?(?:www\.)?paypal\.(?:me|com\/paypalme)\/)?([a-z0-9]{1,20})\/?$/i.exec(typed.trim()) ?? []
  return name ?? null
}

/** The page on which this amount is paid. A link and nothing else: nothing is loaded from there. */
export const payPalLink = (name: string, amount: Cents, currency: string): string =>
  `https://paypal.me/${name}/${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}${currency}`
