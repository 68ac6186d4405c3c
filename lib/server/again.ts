import { isOvertaken } from './driver-code'

/** Each time one of the others gets through, so more than there are processes is enough. */
const TRIES = 100

/** Does a statement again as long as another process was quicker. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (failure) {
      if (tries === TRIES || !isOvertaken(failure)) throw failure
    }
}
