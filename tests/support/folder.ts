import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = 'anschreiber-tests-'

/** What the tests put down lies in one folder that goes with them: the runner ends its workers before they could tidy up. */
export default function setup(): void {
  // Each project of the runner asks for it.
  if (tmpdir().includes(NAME)) return
  const folder = mkdtempSync(join(tmpdir(), NAME))
  // PostgreSQL refuses to run as root, and must come through to its own folder as somebody else.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
