import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the page by day and by night, in a line each. It is left by day. */
export async function axeFindsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate((worn) => void (document.documentElement.dataset['theme'] = worn), theme)
    found.push(...(await axeFinds(page)).map((line) => `${theme}: ${line}`))
  }
  return found
}

/** What axe finds wrong on the page as it is now, in a line each. */
export async function axeFinds(page: Page): Promise<string[]> {
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
