// The pages of the app, read from app/, and the files of public/: what a phone must have to open offline.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** @returns {string[]} the path of each page, `/` first */
export function pages(app = join(root, 'app')) {
  return filesIn(app)
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !/(^|\/)_/.test(file))
    .map((file) =>
      dirname(file)
        .split('/')
        .filter((part) => part !== '.' && !/^\(.*\)$/.test(part)),
    )
    .map((parts) => `/${parts.join('/')}`)
    .sort()
}

/** Each file of public/ with its hash, without what a build puts there and without the pictures of the app for its store page. */
export function publicFiles(folder = join(root, 'public')) {
  return filesIn(folder)
    .filter((file) => !/^(sw\.js|workbox-|worker-|fallback-|screenshots\/)/.test(file))
    .sort()
    .map((file) => ({
      url: `/${file}`,
      revision: createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
        .slice(0, 16),
    }))
}
