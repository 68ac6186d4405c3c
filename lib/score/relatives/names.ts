/** The relatives of Schafkopf that can be written down: each is a rule object in a file of its own, named here and in `registry`. */
export const RELATIVES = [
  'bierkopf',
  'mucken',
  'blattla',
  'bauernstoss',
  'schoofkopp',
  'bauerchen',
  'wendish',
  'officers',
] as const
export type RelativeName = (typeof RELATIVES)[number]

export const isRelative = (game: unknown): game is RelativeName => RELATIVES.some((name) => name === game)
