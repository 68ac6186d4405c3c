export { billLine } from './bill'
export { germanHeadline, germanSentence, germanStrokes, teamName } from './german-words'
export { contractName, headline, particulars, sentence, type Told } from './words'
