import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { chromiumOptions } from '../support/chromium'

type Answer = Record<string, unknown>
type Message = { readonly id?: number; readonly result?: Answer; readonly error?: { readonly message: string } }

/** Chromium, spoken to through a pipe. */
function startChromium(profile: string) {
  const { executablePath, args: flags } = chromiumOptions()
  const args = ['--headless', ...flags, '--lang=de-DE', `--user-data-dir=${profile}`, '--remote-debugging-pipe']
  const browser = spawn(executablePath, [...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => browser.once('exit', () => done()))
  const to = browser.stdio[3] as Writable // two pipes, as asked for above
  const from = browser.stdio[4] as Readable
  const waiting = new Map<number, (answer: Message) => void>()
  let rest = ''
  from.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const message = JSON.parse(part) as Message // Chromium's own
      if (message.id !== undefined) waiting.get(message.id)?.(message)
    }
  })
  let count = 0
  const send = (method: string, params: object = {}, sessionId?: unknown): Promise<Answer> =>
    new Promise((done, fail) => {
      const id = ++count
      waiting.set(id, ({ result, error }) =>
        error ? fail(new Error(`${method}: ${error.message}`)) : done(result ?? {}),
      )
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  const close = async () => {
    await send('Browser.close')
    await ended
  }
  return { send, close }
}

export type Opening = {
  /** A folder with what the browser stores. */
  readonly profile: string
  readonly url: string
  /** The processor is so many times slower: 4 is a cheap phone. */
  readonly factor: number
  /** Bytes and milliseconds; as fast as it is unless given. */
  readonly network?: {
    readonly latency: number
    readonly downloadThroughput: number
    readonly uploadThroughput: number
  }
}

const LONGEST = 60_000

/**
 * Opens a page in a browser that was just started. `look` is an expression of a promise that is evaluated in the page before
 * its own scripts; what that comes to. A library for tests puts a third of a megabyte of its own into each page and has
 * the browser keep, for each function, from where it was called: more than half of a start, which no phone has to do.
 */
export async function openBare(look: string, { profile, url, factor, network }: Opening): Promise<unknown> {
  const { send, close } = startChromium(profile)
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`${url} did not come to it: ${look}`)), LONGEST).unref()
  })
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const page = (method: string, params: object) => send(method, params, sessionId)
    const phone = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true }
    await page('Emulation.setDeviceMetricsOverride', phone)
    await page('Emulation.setCPUThrottlingRate', { rate: factor })
    if (network) {
      await page('Network.enable', {})
      await page('Network.emulateNetworkConditions', { offline: false, ...network })
    }
    await page('Page.enable', {})
    await page('Page.addScriptToEvaluateOnNewDocument', { source: `window.looked = ${look}` })
    await page('Page.navigate', { url })
    const looked = { expression: 'window.looked', awaitPromise: true, returnByValue: true }
    const { result } = await Promise.race([page('Runtime.evaluate', looked), late])
    return (result as { readonly value?: unknown }).value // by value, as asked for
  } finally {
    await close()
  }
}

/** Milliseconds from the start of the navigation until the frame with what this selects is painted. */
export const openUntil = async (shown: string, opening: Opening): Promise<number> => {
  const look = `new Promise((done) => {
    const painted = () => done(performance.now())
    const look = () => {
      if (!document.querySelector(${JSON.stringify(shown)})) return void requestAnimationFrame(look)
      // A task that goes before all others comes right behind this frame.
      scheduler.postTask(painted, { priority: 'user-blocking' })
    }
    requestAnimationFrame(look)
  })`
  return Number(await openBare(look, opening))
}
