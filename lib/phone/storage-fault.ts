export type StorageFault = 'quota' | 'storage'

/** What the browser says when it cannot keep something; anything else is a bug and is thrown on. */
export function storageFaultOf(error: unknown): StorageFault {
  if (!(error instanceof DOMException)) throw error
  return error.name === 'QuotaExceededError' ? 'quota' : 'storage'
}

/** Nothing is kept where the browser has no IndexedDB, or keeps it from private windows. */
export const noStorage = () => new DOMException('no IndexedDB', 'NotSupportedError')
