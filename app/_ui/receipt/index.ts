export { billLine } from './bill'
export { germanHeadline, germanSentence, teamName } from './german-words'
export { contractName, headline, particulars, sentence, type Told } from './words'
