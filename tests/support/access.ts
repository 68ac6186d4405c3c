import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { layoutFaults } from './laid-out'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What keeps people from reading or reaching something: what axe finds, by day and by night, and with letters twice as large. */
export async function accessFaultsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate((worn) => void (document.documentElement.dataset['theme'] = worn), theme)
    found.push(...(await axeFinds(page)).map((line) => `${theme}: ${line}`))
  }
  return [...found, ...(await largeLetterFaults(page))]
}

/** The same on the page as it is now. */
export const accessFaults = async (page: Page): Promise<string[]> => [
  ...(await axeFinds(page)),
  ...(await largeLetterFaults(page)),
]

/** With letters twice as large nothing is scrolled sideways, and everything can be reached (WCAG 1.4.4). */
async function largeLetterFaults(page: Page): Promise<string[]> {
  const large = (size: string) => page.evaluate((size) => void (document.documentElement.style.fontSize = size), size)
  await large('200%')
  const faults = await layoutFaults(page)
  await large('')
  return faults.map((fault) => `with large letters: ${fault}`)
}

/** What axe finds wrong, in a line each. */
async function axeFinds(page: Page): Promise<string[]> {
  // Colours that are still changing are neither the old nor the new ones.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
  // The protocol evaluates past the policy of the page, which the page itself could not.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe: found } = window as unknown as { axe: typeof axe } // the script put it there
    const { violations } = await found.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
    }))
  })
  return violations.map(({ id, impact, nodes }) => `${id} (${impact ?? '?'}): ${nodes.join(' | ')}`)
}
