import { randomUUID } from 'node:crypto'
import { REFUSALS, type Refusal } from '../sync'
import { clientAddress } from './client-address'
import { driverCode, isDiskFull } from './driver-code'
import { keyIn } from './keys'
import { isStopping, whileRunning } from './running'
import { log, traceOf, type LogLine } from './log-line'
import { server, type Server } from './server'
import { enter, type Guest, type Refusing } from './tables'

/** A request on its way through: what is known of it without its body. */
export type Visit = Server & {
  readonly request: Request
  readonly address: string
  /** Told to the log beside the rest. */
  readonly note: (counts: NonNullable<LogLine['counts']>) => void
}

const HEADERS = { 'Cache-Control': 'no-store' }
/** How long who has asked too much should wait, in seconds. */
const PATIENCE = '60'

export const answer = (body: unknown, status = 200): Response => Response.json(body, { status, headers: HEADERS })

const refuse = (code: Refusal): Response => {
  const response = answer({ code }, REFUSALS[code])
  if (code === 'too_many') response.headers.set('Retry-After', PATIENCE)
  // What is left of a body that was not read to its end must not be taken for the next request.
  if (code === 'body_too_large' || code === 'too_slow') response.headers.set('Connection', 'close')
  return response
}

type Context<P> = { readonly params: Promise<P> }

/**
 * A route handler: counts, answers with what `handle` gives or with the bare code of a refusal, and writes one line.
 * A failure inside becomes `disk_full` or `server_error`, and says no more.
 */
export function endpoint<P>(route: string, handle: (visit: Visit, params: P) => Promise<Response | Refusing>) {
  return (request: Request, context: Context<P>): Promise<Response> => whileRunning(() => respond(request, context))

  async function respond(request: Request, context: Context<P>): Promise<Response> {
    const began = performance.now()
    const id = randomUUID()
    const shared = server()
    let counts: LogLine['counts']
    let failure: string | undefined
    const visit: Visit = {
      ...shared,
      request,
      address: clientAddress(request.headers, shared.env.TRUST_PROXY),
      note: (told) => (counts = told),
    }
    let out: Response | Refusing
    try {
      out = shared.limits.requests.take(visit.address)
        ? await handle(visit, await context.params)
        : { code: 'too_many' }
    } catch (thrown) {
      out = { code: isDiskFull(thrown) ? 'disk_full' : 'server_error' }
      failure = traceOf(thrown, driverCode(thrown))
    }
    const response = out instanceof Response ? out : refuse(out.code)
    response.headers.set('X-Request-Id', id)
    if (isStopping()) response.headers.set('Connection', 'close')
    log(shared.env.LOG, {
      request: id,
      route,
      status: response.status,
      ...(out instanceof Response ? {} : { code: out.code }),
      ms: Math.round((performance.now() - began) * 10) / 10,
      ...(counts && { counts }),
      ...(failure !== undefined && { failure }),
    })
    return response
  }
}

/**
 * Lets in who has a key of the table. Wrong keys and unknown tables are counted, and refused as `too_many` beyond the limit;
 * a right key is never counted, so nobody can lock out the others behind the same address.
 */
export async function guestOf({ request, store, limits, address }: Visit, tableId: string): Promise<Guest | Refusing> {
  const guest = await enter(store, tableId, keyIn(request.headers))
  if (!('code' in guest)) return guest
  return limits.wrongKeys.take(address) ? guest : { code: 'too_many' }
}

/** Counts what is handed in to a table and from an address, so that nobody fills the disk. */
export function mayWrite({ limits, address }: Visit, tableId: string, bytes: number): boolean {
  const kib = Math.ceil(bytes / 1024)
  return limits.tableWrites.take(tableId, kib) && limits.addressWrites.take(address, kib)
}
