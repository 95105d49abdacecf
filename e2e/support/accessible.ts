import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, all but the audit of the fixed-scale viewport, which the customer wants. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The page, as it stands now, has no accessibility fault that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  await layOut(page)
  const axe = new AxeBuilder({ page })
    // What passes need not be told one by one: that is most of the work.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .disableRules(['meta-viewport'])
    // Without a look into frames, of which no page has one when it comes: a third of the time.
    .setLegacyMode()
  expect((await axe.analyze()).violations).toEqual([])
}

/** All of it at once: axe compares places, which move as parts below the screen get their heights. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Nothing lies beside the screen, once the page has answered to its width; a failure names what
 * does, and its text.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(besideScreen)).toEqual([])
}

function besideScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const reach = (element: Element) => Math.ceil(element.getBoundingClientRect().right)
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => reach(element) > clientWidth && reach(element) <= scrollWidth)
    .filter((element) => ![...element.children].some((child) => reach(child) > clientWidth))
  const named = widest.map(
    (element) => `${element.tagName} .${element.className}: ${element.textContent?.slice(0, 40)}`,
  )
  return [`${scrollWidth} px of ${clientWidth}`, ...named]
}
