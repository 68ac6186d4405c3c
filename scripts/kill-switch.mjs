// npm run kill-switch: puts the worker that removes itself in the place of the built one. With `off`, the next start builds the real one.
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
if (process.argv[2] === 'off') {
  rmSync(join(root, '.next/.ready'), { force: true })
  console.log('The next npm start builds the app with its worker.')
} else {
  copyFileSync(join(root, 'worker/kill-sw.js'), join(root, 'public/sw.js'))
  console.log(
    'Phones drop their worker and its caches on their next visit; their entries stay. Back: npm run kill-switch off',
  )
}
