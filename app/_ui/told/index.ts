export type { About, Period, Told } from './talk'
export { useTold, type Asked } from './use-told'
