export { CardBack, CardPicture, SuitPicture } from './card-picture'
export { cardName, CardRow } from './card-row'
export { chooseFace, FACES, useFace, type Face } from './face'
