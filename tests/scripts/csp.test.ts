import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashesOf, policy, secure } from '../../scripts/csp.mjs'
import { tempFolder } from '../support/databases'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (script: string) =>
  `<html><body><p>x</p><script src="/a.js"></script><script id="i">${script}</script></body></html>`

function built(pages: Readonly<Record<string, string>>, routes: Readonly<Record<string, string>>): string {
  const dist = tempFolder()
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  for (const [name, html] of Object.entries(pages)) put(`server/app/${name}.html`, html)
  put('app-path-routes-manifest.json', JSON.stringify(routes))
  put('routes-manifest.json', JSON.stringify({ headers: [{ source: '/:path*', headers: [{ key: 'X', value: 'y' }] }] }))
  return dist
}

const PAGES = { '_not-found': page('none'), index: page('home'), 'table/old': page('old') }
const ROUTES = {
  '/page': '/',
  '/table/old/page': '/table/old',
  '/_not-found/page': '/_not-found',
  '/api/x/route': '/api/x',
}

type Rule = { source: string; headers: { key: string; value: string }[] }
const rulesIn = (dist: string) =>
  // What secure() has just written.
  (JSON.parse(readFileSync(join(dist, 'routes-manifest.json'), 'utf8')) as { headers: Rule[] }).headers

describe('the policy of a page', () => {
  test('allows its own inline scripts by hash, each once, and no other', () => {
    expect(hashesOf(`${page('a')}${page('a')}${page('b')}`, 'x')).toEqual([hash('a'), hash('b')])
  })

  test('allows nothing from another host and nothing unsafe', () => {
    expect(policy([])).not.toMatch(/unsafe|https?:|\*/)
    expect(policy([])).toContain("default-src 'none'")
  })

  test.each([
    ['a style element', '<style>p{}</style>'],
    ['a style attribute', '<p class="a" style="color:red">'],
    ['an event handler', '<p onclick="x()">'],
  ])('fails the build for %s', (_, html) => {
    expect(() => hashesOf(html, 'home.html')).toThrow('home.html')
  })

  test('lets the words of a script look like markup', () => {
    expect(hashesOf(page('"<p style=\\"x\\" onclick=\\"y\\">"'), 'x')).toHaveLength(1)
  })
})

describe('a build', () => {
  test('gets one policy for each page, after the one for what is left', () => {
    const dist = built(PAGES, ROUTES)
    secure(dist)
    const rules = rulesIn(dist).filter((rule) => rule.headers[0]?.key === 'Content-Security-Policy')
    expect(rules.map((rule) => rule.source).sort()).toEqual(
      ['/((?!_next/|api/|sw\\.js|workbox-|worker-).*)', '/', '/table/old'].sort(),
    )
    expect(rules[0]?.headers[0]?.value).toContain(hash('none'))
    expect(rules.find((rule) => rule.source === '/table/old')?.headers[0]?.value).toContain(hash('old'))
  })

  test('that is treated twice has each policy once, and keeps its other headers', () => {
    const dist = built(PAGES, ROUTES)
    secure(dist)
    const once = rulesIn(dist)
    secure(dist)
    expect(rulesIn(dist)).toEqual(once)
    expect(once[0]?.headers[0]).toEqual({ key: 'X', value: 'y' })
  })

  test('with a page that is not prerendered fails', () => {
    expect(() => secure(built(PAGES, { ...ROUTES, '/live/page': '/live' }))).toThrow('/live is not prerendered')
  })
})
