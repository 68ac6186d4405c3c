// Runs a program to its end: quiet unless it fails, and never left behind when this process is told to stop.
import { spawn } from 'node:child_process'

/**
 * The last lines, without the endless ones that a bundler shows.
 * @param {string} said
 */
const readable = (said) =>
  said
    .trimEnd()
    .split('\n')
    .slice(-100)
    .map((line) => (line.length > 300 ? `${line.slice(0, 300)} …` : line))
    .join('\n')

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] beside what this process has
 * @returns {Promise<void>} rejects with the last of what it said
 */
export function run(command, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', ...env },
    })
    let said = ''
    /** @param {Buffer} chunk */
    const keep = (chunk) => (said += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const stop = () => {
      child.kill('SIGTERM')
      setTimeout(() => process.exit(1), 3_000).unref()
    }
    // A SIGTERM to npm reaches only the shell between us: then our parent is another one.
    const parent = process.ppid
    const watch = setInterval(() => process.ppid !== parent && stop(), 300)
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    const settle = () => {
      clearInterval(watch)
      process.off('SIGTERM', stop)
      process.off('SIGINT', stop)
    }
    child.on('error', (error) => {
      settle()
      fail(error)
    })
    child.on('close', (code, signal) => {
      settle()
      if (code === 0) done()
      else fail(new Error(`${readable(said)}\n${command} ${args.join(' ')} ended with ${signal ?? code}`))
    })
  })
}
