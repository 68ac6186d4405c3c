import { useMemo } from 'react'
import type { Unit } from '../score'
import { datesOf, formatOf, type Dates, type Format } from './format'
import { useLanguage } from './use-texts'

export function useFormat(unit: Unit, currency: string): Format {
  const language = useLanguage()
  return useMemo(() => formatOf(language, unit, currency), [language, unit, currency])
}

export function useDates(): Dates {
  const language = useLanguage()
  return useMemo(() => datesOf(language), [language])
}
