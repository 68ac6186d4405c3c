import { build } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { tempFolder } from '../support/databases'
import type { CoreWork, Taken } from './core-work'
import { ms, type Row } from './row'

/** Bundled first, as a browser gets it: run file by file through a loader that keeps names it is six times slower. */
async function run(): Promise<CoreWork> {
  const outfile = join(tempFolder(), 'core-work.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'core-work.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  // Its only line of output.
  return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: 'utf8' })) as CoreWork
}

/** Told by the processor's time; the clock's beside it. */
function timed(what: string, budget: number, { wall, cpu }: Taken): Row {
  return { what, budget: `< ${budget} ms`, measured: `${ms(cpu)} (wall ${ms(wall)})`, met: cpu < budget }
}

const MILLIONS = 3

export async function coreRows(): Promise<readonly Row[]> {
  const { scoring, ledger, append, settle } = await run()
  // One million in so many ms.
  const perSecond = ({ wall, cpu }: Taken) => ({ wall: 1000 / wall, cpu: 1000 / cpu })
  const { wall, cpu } = perSecond(scoring)
  return [
    {
      what: 'scoring',
      budget: `≥ ${MILLIONS} M deals/s`,
      measured: `${cpu.toFixed(1)} M/s (wall ${wall.toFixed(1)} M/s)`,
      met: cpu >= MILLIONS,
    },
    timed('ledger of 100,000 deals', 150, ledger),
    timed('append a deal to it', 1, append),
    timed('settle up 8 people', 5, settle),
  ]
}
