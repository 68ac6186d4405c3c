import type { Page } from 'playwright-core'

/** What is wrong with how a page, or the sheet that is open on it, is laid out: scrolled sideways, or something that cannot be tapped. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A sheet that still slides in is not yet where it will be.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const faults: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > window.innerWidth) faults.push(`the page is ${root.scrollWidth} wide`)
    const area = document.querySelector('dialog[open]') ?? document.body
    const said = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName
    for (const element of [area, ...area.querySelectorAll('*')]) {
      const { overflowX } = getComputedStyle(element)
      // What may be scrolled sideways on purpose is a pad with many names.
      if (overflowX === 'auto' && element.querySelector('table')) continue
      if ((overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${said(element)} scrolls sideways: ${element.scrollWidth} of ${element.clientWidth}`)
    }
    for (const control of area.querySelectorAll<HTMLElement>('button, a[href], input, summary, [role=spinbutton]')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const there = document.elementFromPoint(x, y)
      const own =
        there !== null &&
        (control.contains(there) || there.contains(control) || there.closest('label')?.contains(control))
      if (!own) faults.push(`${said(control)} is covered by ${there ? said(there) : 'nothing that can be seen'}`)
      if (box.left < 0 || box.right > window.innerWidth + 0.5)
        faults.push(`${said(control)} reaches from ${box.left} to ${box.right}`)
    }
    return faults
  })
