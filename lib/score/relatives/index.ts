/** All of the family: what is needed only where one of its games is played. The names and types are in `lib/score`. */
export { relativeOf } from './registry'
export { packOf, pointsIn, suitOf, trumpsOf, valueOf } from './cards'
export { usualOf } from './customs'
export { worthOf } from './bill'
