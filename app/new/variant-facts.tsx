'use client'

import { cardPointsOf, fixedTrumpOf, hasTeams, trumpCountsOf, wenzelsOf, type Variant } from '@/lib/score'
import { useGermanTexts, useTexts } from '@/lib/i18n'

/** Which cards are trumps in this variant, how many, and how much they all count. */
export function VariantFacts({ variant }: { variant: Variant }) {
  const texts = useTexts()
  const words = useGermanTexts()
  if (words === null) return null
  const { wenzels } = words.forms
  const count = wenzelsOf(variant).length
  const always = Object.entries(wenzels).find(([many]) => Number(many) === count)?.[1] ?? ''
  const trump = fixedTrumpOf(variant)
  const cards = trump === null ? always : words.variant.and(always, texts.suits[trump])
  const facts = words.forms.facts(cards, trumpCountsOf(variant).join(words.forms.or))
  return ` ${facts} ${hasTeams(variant) ? words.variant.points(cardPointsOf(variant)) : words.variant.alone}`
}
