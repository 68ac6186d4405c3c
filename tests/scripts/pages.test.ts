import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pages, publicFiles } from '../../scripts/pages.mjs'
import { tempFolder } from '../support/databases'

function folderWith(...files: string[]): string {
  const folder = tempFolder()
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file)
  }
  return folder
}

test('every page is found by its file, and nothing else', () => {
  const app = folderWith(
    'page.tsx',
    'table/page.tsx',
    '(group)/settle/page.tsx',
    '_ui/page.tsx',
    'table/page-head.tsx',
    'api/x/route.ts',
  )
  expect(pages(app)).toEqual(['/', '/settle', '/table'])
})

test('public files are listed with a hash of their own, without what a build puts there', () => {
  const files = publicFiles(
    folderWith('a.png', 'icons/b.png', 'sw.js', 'workbox-1.js', 'worker-1.js', 'screenshots/c.png'),
  )
  expect(files.map((file) => file.url)).toEqual(['/a.png', '/icons/b.png'])
  expect(new Set(files.map((file) => file.revision)).size).toBe(2)
})
