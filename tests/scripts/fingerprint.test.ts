import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fingerprint } from '../../scripts/fingerprint.mjs'
import { tempFolder } from '../support/databases'

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder()
  for (const [name, text] of Object.entries(files)) put(folder, name, text)
  return folder
}
function put(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const FILES = { 'app/page.tsx': 'a', 'app/deep/page.tsx': 'b', 'public/icon.svg': 'c', 'lock.json': 'd' }
const paths = ['app', 'public', 'lock.json', 'missing.js']
const printOf = (folder: string, extra = '') => fingerprint(paths, extra, folder)

describe('the fingerprint of the sources', () => {
  test('is the same for the same contents, wherever and whenever they were written', () => {
    const one = folderWith(FILES)
    const other = folderWith(Object.fromEntries(Object.entries(FILES).reverse()))
    utimesSync(join(other, 'lock.json'), 1, 1)
    expect(printOf(other)).toBe(printOf(one))
  })

  test.each([
    ['a changed file', { ...FILES, 'app/deep/page.tsx': 'B' }],
    ['a new file', { ...FILES, 'app/more.tsx': '' }],
    ['a file that was missing', { ...FILES, 'missing.js': '' }],
    ['a renamed file', { 'app/page.tsx': 'a', 'app/deeper/page.tsx': 'b', 'public/icon.svg': 'c', 'lock.json': 'd' }],
    ['contents that moved over a border', { ...FILES, 'app/page.tsx': 'ab', 'app/deep/page.tsx': '' }],
  ])('changes by %s', (_, files) => {
    expect(printOf(folderWith(files))).not.toBe(printOf(folderWith(FILES)))
  })

  test('changes with another version of Node', () => {
    const folder = folderWith(FILES)
    expect(printOf(folder, 'v22')).not.toBe(printOf(folder, 'v20'))
  })

  test('does not change by what a build writes into public/', () => {
    const folder = folderWith(FILES)
    const before = printOf(folder)
    for (const made of ['sw.js', 'workbox-1a.js', 'worker-2b.js']) put(folder, `public/${made}`, 'made')
    expect(printOf(folder)).toBe(before)
    put(folder, 'public/other.js', 'ours')
    expect(printOf(folder)).not.toBe(before)
  })
})
