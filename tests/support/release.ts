import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppServer } from './app-server'

/** Stands in front of a server and gives out another worker than the built one, as a later release would. */
export type Release = {
  /** For `newPhone`, in place of the server. */
  readonly server: AppServer
  /** The text of /sw.js from now on, made from the built one. */
  readonly replaceWorker: (change: (built: string) => string) => void
  readonly close: () => Promise<void>
}

export async function release(server: AppServer): Promise<Release> {
  let change = (built: string) => built
  const front = createServer((asked, answer) => {
    const behind = request(
      { port: server.port, host: '127.0.0.1', method: asked.method, path: asked.url, headers: asked.headers },
      (given) => {
        if (asked.url !== '/sw.js') {
          answer.writeHead(given.statusCode ?? 500, given.headers)
          given.pipe(answer)
          return
        }
        const chunks: Buffer[] = []
        given.on('data', (chunk: Buffer) => chunks.push(chunk))
        given.on('end', () => {
          const { 'content-length': _, etag: __, ...headers } = given.headers
          answer.writeHead(given.statusCode ?? 500, headers)
          answer.end(change(Buffer.concat(chunks).toString()))
        })
      },
    )
    // A changed worker must not be compressed, nor answered by "not modified".
    if (asked.url === '/sw.js')
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) behind.removeHeader(name)
    behind.on('error', () => answer.destroy())
    answer.on('close', () => behind.destroy())
    asked.pipe(behind)
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  // An AddressInfo, as it listens on TCP.
  const { port } = front.address() as AddressInfo
  return {
    server: { ...server, port, origin: `http://localhost:${port}` },
    replaceWorker: (next) => {
      change = next
    },
    close: () =>
      new Promise((done) => {
        front.closeAllConnections()
        front.close(() => done())
      }),
  }
}
