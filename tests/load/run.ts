/**
 * `npm run load`: how many tables a server carries, and what that costs. `npm run load -- tables log` runs only these parts,
 * `npm run load -- sqlite streams` only on this database. Like the bench it judges by its table alone.
 */
import { cpus, loadavg } from 'node:os'
import { tableOf, type Row } from '../bench/row'
import { logCurve, tablesCurve } from './curves'
import { closeDatabases, POSTGRESQL, SQLITE, type LoadOn } from './load-on'
import { streamRows } from './streams'
import { thursdayRows } from './thursday'

const DATABASES: Readonly<Record<string, LoadOn>> = { sqlite: SQLITE, postgresql: POSTGRESQL }
const PARTS: Readonly<Record<string, (on: LoadOn) => Promise<readonly Row[]>>> = {
  tables: tablesCurve,
  log: logCurve,
  streams: streamRows,
  thursday: thursdayRows,
}

const named = process.argv.slice(2)
const known = [...Object.keys(DATABASES), ...Object.keys(PARTS)]
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}
/** Those that were named; all, if none was. */
const chosen = <T>(from: Readonly<Record<string, T>>): readonly (readonly [string, T])[] => {
  const all = Object.entries(from)
  const some = all.filter(([name]) => named.includes(name))
  return some.length > 0 ? some : all
}

const rows: Row[] = []
for (const [, on] of chosen(DATABASES))
  for (const [name, part] of chosen(PARTS)) {
    process.stderr.write(`${on.name}: ${name}\n`)
    const measured = await part(on)
    process.stderr.write(`${tableOf(measured)}\n`)
    rows.push(...measured)
  }
const [minute = 0] = loadavg()
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, load ${minute.toFixed(1)}\n`,
)
console.log(tableOf(rows))
await closeDatabases()
process.exit(0)
