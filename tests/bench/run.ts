/**
 * `npm run bench`: what is measured against the budgets, in one table. `npm run bench -- core size` runs only these parts.
 * It judges nothing but by its table: whoever reads it knows what else the machine was doing, and the load stands above it.
 */
import { cpus, loadavg } from 'node:os'
import { coreRows } from './core'
import { exchangeRows } from './exchange'
import { firstLoadRows } from './first-load'
import { firstOpenRows } from './first-open'
import { liveRows, offlineRows } from './phones'
import { tableOf, type Row } from './row'
import { statisticsRows } from './statistics'

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  core: coreRows,
  size: firstLoadRows,
  exchange: exchangeRows,
  live: liveRows,
  offline: offlineRows,
  open: firstOpenRows,
  statistics: statisticsRows,
}

/** A part that fails leaves a line that says so, and the others run. */
async function run(name: string, part: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  process.stderr.write(`measuring: ${name}\n`)
  try {
    const measured = await part()
    // At once, too: a run of minutes may be broken off.
    process.stderr.write(`${tableOf(measured)}\n`)
    return measured
  } catch (error) {
    console.error(error)
    return [{ what: name, budget: '', measured: 'could not be measured', met: false }]
  }
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const rows: Row[] = []
for (const [name, part] of Object.entries(PARTS))
  if (named.length === 0 || named.includes(name)) rows.push(...(await run(name, part)))
const [minute = 0] = loadavg()
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, load ${minute.toFixed(1)}\n`,
)
console.log(tableOf(rows))
// Browsers may leave something open that would hold the process.
process.exit(0)
