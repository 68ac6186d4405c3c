import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Picture = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = {
  icons: Picture[]
  screenshots?: Picture[]
  shortcuts: { url: string; icons: Picture[] }[]
  start_url: string
}
// Our own file; what is missing fails below.
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest

const pictures = [
  ...manifest.icons,
  ...(manifest.screenshots ?? []),
  ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
]

/** Width and height as the file itself says. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

describe('the manifest', () => {
  test.each(pictures.map((picture) => [picture.src, picture] as const))(
    '%s is there, in the size it says',
    (src, picture) => {
      expect(existsSync(`public${src}`)).toBe(true)
      if (picture.type === 'image/png') expect(sizeOf(readFileSync(`public${src}`))).toBe(picture.sizes)
    },
  )

  test('has what browsers ask for before they offer to install', () => {
    const sizes = manifest.icons.filter((icon) => icon.purpose === 'any').map((icon) => icon.sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true)
  })

  test('leads to the start page, and by a shortcut to a new deal', () => {
    expect(manifest.start_url).toBe('/')
    expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(['/?new=deal'])
  })
})
