export * from './rules'
export * from './deal'
export * from './tally'
