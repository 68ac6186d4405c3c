/** What lib/server keeps on globalThis: this file is a bundle of its own and would get streams of its own by importing. */
type Live = { readonly closeAll: () => void }

/**
 * `next start` waits for open connections when it is told to end: live streams, and sockets that browsers open ahead, would hold it
 * for minutes.
 */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // Set by lib/server/live.ts, if a stream was ever opened.
      const { __anschreiberLive: live } = globalThis as { __anschreiberLive?: Live }
      live?.closeAll()
      setTimeout(() => process.exit(0), 1500).unref()
    })
}
