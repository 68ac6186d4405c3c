import { databaseOf, shelvesIn } from './indexed-db'
import { storeOver } from './store'

/** What this browser keeps. */
export const database = databaseOf('anschreiber')
export const store = storeOver(shelvesIn(database))
