export * from './entry'
export * from './evening'
