/**
 * `next start` waits for open connections when it is told to end: live streams, and sockets that browsers open ahead, would hold it
 * for minutes.
 */
export async function register(): Promise<void> {
  // Around the import and not before it, so that the bundle for the other runtime leaves the database out.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { closeStreams, nameClients } = await import('./lib/server')
    nameClients()
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        closeStreams()
        setTimeout(() => process.exit(0), 1500).unref()
      })
  }
}
