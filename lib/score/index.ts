export * from './cents'
export * from './shape'
export * from './seat'
export * from './suit'
export * from './rank'
export * from './level'
export * from './outcome'
export * from './fault'
export * from './bavarian'
export * from './german'
export { isRelative, RELATIVES, type RelativeName } from './relatives/names'
export type {
  Ask,
  CardFacts,
  Custom,
  Customs,
  FactKey,
  Family,
  FamilyCard,
  PlayedRelative,
  Relative,
  RelativeDeal,
  RelativeLine,
  RelativeRules,
  Standing,
  Target,
} from './relatives/relative'
