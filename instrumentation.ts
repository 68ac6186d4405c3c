/**
 * `next start` waits for open connections when it is told to end: live streams, and sockets that browsers open ahead, would hold it
 * for minutes. So we end it ourselves, when what runs has been answered.
 */
export async function register(): Promise<void> {
  // Around the import and not before it, so that the bundle for the other runtime leaves the database out.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { nameClients, stopGracefully } = await import('./lib/server')
    nameClients()
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stopGracefully().finally(() => process.exit(0)))
  }
}
