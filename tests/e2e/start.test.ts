import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { checkBuild } from '../support/app-server'
import { tempFolder } from '../support/databases'

beforeAll(checkBuild)

/** `npm start` with these settings. */
function start(settings: Readonly<Record<string, string>>) {
  const child = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', ...settings },
  })
  let said = ''
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const wanted = (pattern: RegExp) =>
    new Promise<void>((done, fail) => {
      const look = (chunk: Buffer) => {
        said += chunk.toString()
        if (pattern.test(said)) done()
      }
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      void ended.then((code) => fail(new Error(`ended with ${code}:\n${said}`)))
    })
  return { child, ended, wanted, said: () => said }
}

describe('npm start', () => {
  test('makes the database with its folder, says the address, and leaves nothing running when npm is told to end', async () => {
    const port = await freePort()
    const file = join(tempFolder(), 'data', 'new.db')
    const run = start({ PORT: String(port), DATABASE_URL: `file:${file}` })
    await run.wanted(new RegExp(`Anschreiber: http://127\\.0\\.0\\.1:${port}`))
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    expect(existsSync(file)).toBe(true)
    run.child.kill('SIGTERM')
    await run.ended
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/`).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(false)
  })

  test('says in a sentence what is wrong with a setting, and ends', async () => {
    const run = start({ PORT: 'three', DATABASE_URL: 'mysql://x' })
    const wanted = run.wanted(/DATABASE_URL must name a file[^]*PORT must be a number/)
    expect(await run.ended).toBe(1)
    await wanted
  })

  test('says that a port is taken, and which one to try', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done))
    const run = start({ PORT: String(port), DATABASE_URL: `file:${join(tempFolder(), 'a.db')}` })
    const wanted = run.wanted(new RegExp(`Port ${port} is taken: choose another with PORT=${port + 1} npm start`))
    expect(await run.ended).toBe(1)
    await wanted
    await new Promise((done) => other.close(done))
  })
})
