export type { About, Told } from './talk'
export { prepareTold, useTold, type Asked } from './use-told'
