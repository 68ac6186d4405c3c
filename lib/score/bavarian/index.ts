export * from './contract'
export * from './deal'
export * from './rules'
export * from './round'
