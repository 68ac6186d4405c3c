// npm run kill-switch: puts the worker that removes itself in the place of the built one. The next build puts the real one back.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
copyFileSync(join(root, 'worker/kill-sw.js'), join(root, 'public/sw.js'))
console.log(
  'Phones drop their worker and its caches on their next visit; their entries stay. Build again to switch back on.',
)
