import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * The way from one phone to the server, as a port of its own: what it cuts is really cut, open streams and the service worker's own
 * requests included, which the browser's own offline switch leaves alone.
 */
export type Gate = {
  readonly origin: string
  /** Ends what is open and lets nothing new through. */
  readonly cut: () => void
  readonly restore: () => void
  /** The next requests reach the server, but their replies are lost and the connection ends. */
  readonly loseReplies: (lose: boolean) => void
  readonly close: () => Promise<void>
}

export async function openGate(serverPort: number): Promise<Gate> {
  const open = new Set<Socket>()
  let shut = false
  let losing = false
  const server = createServer((phone) => {
    if (shut) {
      phone.resetAndDestroy()
      return
    }
    const upstream = connect(serverPort, '127.0.0.1')
    const end = () => {
      for (const socket of [phone, upstream]) {
        open.delete(socket)
        socket.destroy()
      }
    }
    for (const socket of [phone, upstream]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', end)
    }
    phone.pipe(upstream)
    upstream.on('data', (chunk) => {
      if (losing) end()
      else phone.write(chunk)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // An AddressInfo, as it listens on TCP.
  const { port } = server.address() as AddressInfo
  const endAll = () => open.forEach((socket) => socket.destroy())
  return {
    origin: `http://localhost:${port}`,
    cut: () => {
      shut = true
      endAll()
    },
    restore: () => {
      shut = false
    },
    loseReplies: (lose) => {
      losing = lose
    },
    close: () =>
      new Promise((done) => {
        shut = true
        endAll()
        server.close(() => done())
      }),
  }
}
