import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { chromiumOptions } from '../support/chromium'

type Message = {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly name?: string; readonly payload?: string }
  readonly result?: Record<string, string>
  readonly error?: { readonly message: string }
}

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
  let heard: (payload: string) => void = () => {}
  let rest = ''
  from.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const message = JSON.parse(part) as Message // Chromium's own
      if (message.id !== undefined) waiting.get(message.id)?.(message)
      else if (message.method === 'Runtime.bindingCalled') heard(message.params?.payload ?? '')
    }
  })
  let count = 0
  const send = (method: string, params: object = {}, sessionId?: string): Promise<Record<string, string>> =>
    new Promise((done, fail) => {
      const id = ++count
      waiting.set(id, ({ result, error }) =>
        error ? fail(new Error(`${method}: ${error.message}`)) : done(result ?? {}),
      )
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  return {
    send,
    onSaid: (hear: (payload: string) => void) => void (heard = hear),
    close: async () => {
      await send('Browser.close')
      await ended
    },
  }
}

const WATCH = (shown: string) => `{
  const look = () => {
    if (!document.querySelector(${JSON.stringify(shown)})) return void requestAnimationFrame(look)
    setTimeout(() => said(String(performance.now())))
  }
  requestAnimationFrame(look)
}`

export type ColdOpen = {
  readonly profile: string
  readonly url: string
  /** A selector of what must be there. */
  readonly shown: string
  readonly factor: number
}

/**
 * Opens a page in a browser that was just started: ms from the start of the navigation until the frame with this is
 * painted. A library for tests puts a third of a megabyte of its own into each page, which would be measured too: here
 * nothing is in the page but one script that looks.
 */
export async function openCold({ profile, url, shown, factor }: ColdOpen): Promise<number> {
  const { send, onSaid, close } = startChromium(profile)
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const page = (method: string, params: object) => send(method, params, sessionId)
    const phone = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true }
    await page('Emulation.setDeviceMetricsOverride', phone)
    await page('Emulation.setCPUThrottlingRate', { rate: factor })
    await page('Runtime.enable', {})
    await page('Runtime.addBinding', { name: 'said' })
    await page('Page.enable', {})
    await page('Page.addScriptToEvaluateOnNewDocument', { source: WATCH(shown) })
    const painted = new Promise<number>((done, fail) => {
      onSaid((payload) => done(Number(payload)))
      setTimeout(() => fail(new Error(`${shown} never came`)), 60_000).unref()
    })
    await page('Page.navigate', { url })
    return await painted
  } finally {
    await close()
  }
}
