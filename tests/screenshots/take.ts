/**
 * `npm run screenshots`: every screen in day and night, both languages, on a phone, a desktop and a tablet, as pictures in
 * tests/screenshots/out. Those that the README and the manifest show go to public/screenshots.
 * `npm run screenshots -- board sheet` takes only these screens.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp' // comes with Next
import { knownEvening } from '../../prisma/known-evening'
import { de } from '../../lib/i18n/de'
import { en } from '../../lib/i18n/en'
import { openBrowser, pageOf } from '../bench/browser'
import { postTable } from '../bench/table'
import { appServer } from '../support/app-server'
import { SCREENS, type At, type Screen } from './screens'
import { stagesOf } from './stages'

const out = join(import.meta.dirname, 'out')
const shown = join(import.meta.dirname, '../../public/screenshots')
const TEXTS = { de, en }
const SIZES = {
  phone: { width: 360, height: 740, scale: 2 },
  desktop: { width: 1280, height: 800, scale: 1 },
  tv: { width: 1920, height: 1080, scale: 1 },
  tablet: { width: 820, height: 1180, scale: 1 },
} as const

/** What the README and the manifest show, and where it comes from. */
const PUBLISHED = {
  'board-light.png': 'board-de-light-phone.png',
  'board-dark.png': 'board-de-dark-phone.png',
  'sheet-light.png': 'sheet-de-light-phone.png',
  'board-wide.png': 'board-de-light-desktop.png',
} as const

const named = process.argv.slice(2)
const wanted = SCREENS.filter(({ name }) => named.length === 0 || named.includes(name))

type Look = { readonly size: keyof typeof SIZES; readonly theme: 'light' | 'dark'; readonly language: 'de' | 'en' }
const looks: readonly Look[] = [
  ...(['phone', 'desktop', 'tv'] as const).flatMap((size) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['de', 'en'] as const).map((language) => ({ size, theme, language })),
    ),
  ),
  { size: 'tablet', theme: 'light', language: 'de' },
  { size: 'tablet', theme: 'dark', language: 'en' },
]

/** The screens that are taken in this look; on a television only what is made for one. */
const screensIn = ({ size, language }: Look): readonly Screen[] =>
  wanted.filter(
    (screen) =>
      (screen.size === undefined ? size !== 'tv' : screen.size === size) &&
      (screen.language === undefined || screen.language === language),
  )

async function take(page: Page, origin: string, at: At, screen: Screen, { size, theme, language }: Look) {
  await page.goto(origin + screen.path(at))
  await page.locator('main').first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {}) // the live stream keeps it from ever being idle
  await screen.act?.(page, TEXTS[language])
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(out, `${screen.name}-${language}-${theme}-${size}.png`) })
}

type Links = { readonly table: string; readonly stages: string }

/** All screens in one look. A screen that cannot be reached is told, and the others are taken. */
async function takeAll(origin: string, links: Links, at: At, look: Look): Promise<number> {
  const context: BrowserContext = await openBrowser({
    ...SIZES[look.size],
    dark: look.theme === 'dark',
    language: look.language,
  })
  context.setDefaultTimeout(20_000)
  let missed = 0
  try {
    const page = await pageOf(context)
    const takeOne = async (screen: Screen) => {
      try {
        await take(page, origin, at, screen, look)
      } catch (error) {
        missed++
        console.error(
          `${screen.name} ${Object.values(look).join(' ')}: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
    for (const on of ['nothing', undefined, 'stages'] as const) {
      const screens = screensIn(look).filter((screen) => screen.on === on)
      if (screens.length > 0 && on !== 'nothing') {
        await page.goto(origin + (on === 'stages' ? links.stages : links.table))
        await page.getByText(TEXTS[look.language].sync.saved, { exact: true }).first().waitFor()
      }
      for (const screen of screens) await takeOne(screen)
    }
  } finally {
    await context.close()
  }
  return missed
}

mkdirSync(out, { recursive: true })
const server = await appServer({ LOG: 'error' })
const evening = knownEvening(new Date(Date.UTC(2026, 10, 26, 18, 30)))
const { id, keys } = await postTable(server.origin, evening.entries)
const stages = stagesOf(new Date(Date.UTC(2026, 10, 27, 18, 30)))
const wall = await postTable(server.origin, stages.entries)
const { evenings, schwarz, relatives } = stages
const at: At = {
  ...{ table: id, session: evening.session, german: evening.german },
  ...{ stages: wall.id, evenings, schwarz, relatives },
}
const links: Links = {
  table: `/table?t=${id}#${keys.scorer}`,
  stages: `/table?t=${wall.id}#${wall.keys.scorer}`,
}
let missed = 0
let taken = 0
for (const look of looks.filter((each) => screensIn(each).length > 0)) {
  missed += await takeAll(server.origin, links, at, look)
  taken += screensIn(look).length
  process.stderr.write(`${Object.values(look).join(' ')}\n`)
}
await server.stop()
mkdirSync(shown, { recursive: true })
for (const [name, from] of Object.entries(PUBLISHED))
  if (wanted.some((screen) => from.startsWith(`${screen.name}-`)) && existsSync(join(out, from)))
    // A palette is enough for flat colours, and a third of the size.
    await sharp(join(out, from)).png({ palette: true, effort: 10 }).toFile(join(shown, name))
console.log(`${taken - missed} pictures in ${out}`)
process.exit(missed === 0 ? 0 : 1)
