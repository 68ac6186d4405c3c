// After `next build`: one Content-Security-Policy per page, with the hashes of exactly its inline scripts. `next start` reads its
// headers from the manifest, so no code runs for them. Next's own `headers()` is asked before there is any HTML.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const KEY = 'Content-Security-Policy'

/** @param {readonly string[]} hashes */
export const policy = (hashes) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The hashes of a page's inline scripts. Throws if it has what the policy would drop.
 * @param {string} html
 * @param {string} name for the error
 */
export function hashesOf(html, name) {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  if (/<style[\s>]/.test(markup) || /<[^>]+\sstyle="/.test(markup))
    throw new Error(`${name}: an inline style, which style-src 'self' would drop`)
  if (/<[a-z][^>]*\son[a-z]+="/i.test(markup)) throw new Error(`${name}: an inline event handler`)
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  return [...new Set(scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}

/** @param {string} source @param {readonly string[]} hashes */
const rule = (source, hashes) => ({ source, regex: '', headers: [{ key: KEY, value: policy(hashes) }] })

/** @param {string} dist the folder of the build */
export function secure(dist) {
  const app = join(dist, 'server/app')
  const html = readdirSync(app, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
  /** @type {Record<string, string>} */
  const routes = JSON.parse(readFileSync(join(dist, 'app-path-routes-manifest.json'), 'utf8'))
  for (const [file, route] of Object.entries(routes))
    if (
      file.endsWith('/page') &&
      !file.startsWith('/_') &&
      !html.includes(`${route === '/' ? 'index' : route.slice(1)}.html`)
    )
      throw new Error(`${route} is not prerendered: its inline scripts would change with every answer`)
  /** @param {string} file */
  const hashes = (file) => hashesOf(readFileSync(join(app, file), 'utf8'), file)
  // Later rules win: first what holds for anything unknown (the page for that is _not-found), then page by page.
  const rules = [
    rule('/((?!_next/|api/|sw\\.js|workbox-|worker-).*)', hashes('_not-found.html')),
    ...html.map((file) => rule(`/${file.replace(/\.html$/, '').replace(/^index$/, '')}`, hashes(file))),
  ]
  const path = join(dist, 'routes-manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  /** @param {{ headers: { key: string }[] }} old */
  const other = (old) => !old.headers.some((header) => header.key === KEY)
  manifest.headers = [...manifest.headers.filter(other), ...rules]
  writeFileSync(path, JSON.stringify(manifest))
  return rules
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) secure('.next')
