import { parseLiveEvent } from '../sync'
import { pauseAfter } from './pause'
import { listen } from './transport'

/** The server lets itself be heard every 25 s; after so much silence the stream is dead, whatever the browser believes. */
const SILENCE = 60_000

export type LiveEvents = {
  /** The log has grown to this clock. */
  readonly onPoke: (clock: number) => void
  /** The table was deleted or the key changed: an exchange will say which. */
  readonly onEnd: () => void
  readonly onLive: (live: boolean) => void
}

/** Listens to a table until the signal, coming back by itself whenever the stream is lost. */
export async function stayLive(table: string, key: string, signal: AbortSignal, events: LiveEvents): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const heard = await listenOnce(table, key, signal, events)
    failures = heard ? 1 : failures + 1
    if (!signal.aborted) await pause(pauseAfter(failures, Math.random), signal)
  }
}

/** True if anything was heard. */
async function listenOnce(table: string, key: string, signal: AbortSignal, events: LiveEvents): Promise<boolean> {
  const broken = new AbortController()
  const breakOff = () => broken.abort()
  signal.addEventListener('abort', breakOff)
  let silence = setTimeout(breakOff, SILENCE)
  let heard = false
  try {
    const stream = await listen(`/api/tables/${table}/live`, key, broken.signal)
    if (!stream) return false
    let rest = ''
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(silence)
      silence = setTimeout(breakOff, SILENCE)
      if (!heard) events.onLive(true)
      heard = true
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line, events)
    }
  } catch {
    // The stream broke: the same as its end.
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', breakOff)
    if (heard) events.onLive(false)
  }
  return heard
}

function hear(line: string, { onPoke, onEnd }: LiveEvents): void {
  if (!line.startsWith('data:')) return
  const said = parseLiveEvent(line.slice('data:'.length).trim())
  if (said?.event === 'poke') onPoke(said.clock)
  if (said?.event === 'deleted' || said?.event === 'key_wrong') onEnd()
}

/** Waits, or until the signal, or until there is a network or somebody looking again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', go)
      window.removeEventListener('online', go)
      document.removeEventListener('visibilitychange', go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    signal.addEventListener('abort', go)
    window.addEventListener('online', go)
    document.addEventListener('visibilitychange', go)
  })
}
