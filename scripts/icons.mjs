// npm run icons: draws the icons of the phones' home screens from public/icon.svg.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from './browser.mjs'

const folder = join(import.meta.dirname, '../public')
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
// A launcher cuts its own shape out of a maskable icon: felt to the edge, the pad within the middle four fifths.
const maskable = drawing
  .replace(' rx="112"', '')
  .replace('<g id="pad" transform="', '<g id="pad" transform="translate(256 256) scale(.84) translate(-256 -256) ')

const executablePath = findBrowser()
if (executablePath === null) throw new Error('Install Chromium or Chrome, or name one in CHROME_PATH.')
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const page = await browser.newPage()
for (const { name, size, svg } of [
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-512.png', size: 512, svg: maskable },
  { name: 'apple-touch-icon.png', size: 180, svg: maskable },
  // Browsers ask for it by this name whatever the page says.
  { name: 'favicon.ico', size: 48, svg: drawing },
]) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0">${svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)}`,
  )
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(join(folder, name), name.endsWith('.ico') ? icoOf(png, size) : png)
}
await browser.close()

/**
 * An icon file that holds one PNG: six bytes of head, sixteen of directory.
 * @param {Buffer} png
 * @param {number} size
 */
function icoOf(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
