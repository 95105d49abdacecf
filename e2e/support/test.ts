import { test as base, expect, type Locator, type Page, type ViewportSize } from '@playwright/test'
import { DESKTOP } from '../playwright.config.ts'
import { Site } from './site.ts'

/**
 * React's development build greets whoever opens the console; Playwright tells what it blocks,
 * Chromium that it draws maps without a graphics card, and MapLibre that a shape of the tiles goes
 * far beyond its tile.
 */
const OTHERS = [
  'React DevTools',
  'Service Worker registration blocked',
  'GPU stall due to ReadPixels',
  'Geometry exceeds allowed extent',
]

/** `development`: the site as built for React's development mode, which reports more. */
export type WorkerOptions = { build: 'production' | 'development' }

type WorkerFixtures = WorkerOptions & { site: Site }
type TestFixtures = { quiet: Page; viewport: ViewportSize | null }

/** `site`: a running site shared by the tests of a worker; who changes or breaks it, mends it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['production', { scope: 'worker', option: true }],
  site: [
    async ({ build }, use) => {
      const site = await Site.start(
        build === 'development' ? { DIST: 'dist-development', NODE_ENV: 'development' } : {},
      )
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Faults are looked at on a desktop. */
  viewport: async ({ viewport }, use, { file }) => {
    await use(file.includes('/journeys/') ? viewport : DESKTOP)
  },
  /** A page on which nothing may be said on the console: no warning, no hydration error. */
  quiet: async ({ page }, use) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (OTHERS.some((words) => message.text().includes(words))) return
      said.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
    await use(page)
    expect(said).toEqual([])
  },
})

export { expect }

/**
 * `full`: what takes long, which only `npm run test:full` runs, like the files that end with
 * `.full.spec.ts`. `any-width`: what is alike at every
 * width, which `npm run test:full` does not run on a desktop. `alive`: what it asks of the build for
 * React's development mode too. `twin`: what a rental test asks of the same parts.
 * `chintai`, `baibai`, `api`: what concerns that site or the API alone, which the other teams do
 * not run (`npm run check`).
 */
type Tag = 'full' | 'any-width' | 'alive' | 'twin' | 'chintai' | 'baibai' | 'api'

/** Details of a test. */
export const tagged = (...tags: Tag[]) => ({ tag: tags.map((tag) => `@${tag}`) })

/** Details of a test that is the same on both sites: `npm test` runs it on the rental site alone. */
export const twins = (team: 'chintai' | 'baibai', ...tags: Tag[]) =>
  tagged(team, ...(team === 'baibai' ? (['twin'] as const) : []), ...tags)

/**
 * Twenty seconds later on a page whose clock is installed: everything that waits there has had its
 * time, and an answer to what it asked for then. Throws when the page is left.
 */
export async function later(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (let time = 0; time < 5; time += 1) {
    await page.clock.runFor(4_000)
    await page.evaluate(() => fetch('/livez', { cache: 'no-store' }))
  }
}

/** Resolves when React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
}

/** Resolves when React has taken over this element, which may lie in a part that comes late. */
export async function alive(element: Locator): Promise<void> {
  const isAlive = (it: Element) => Object.keys(it).some((key) => key.startsWith('__react'))
  await expect.poll(() => element.evaluate(isAlive)).toBe(true)
}

/**
 * Goes on to the next step of a form. As long as the form's code has not come the server does that,
 * at the address of the form itself.
 */
export async function pressNext(page: Page): Promise<void> {
  await alive(page.locator('main form').first())
  await page.getByRole('button', { name: '次へ進む' }).filter({ visible: true }).click()
}

/** Goes to the other site by the header, within the document. */
export async function switchSite(page: Page, site: '賃貸' | '売買'): Promise<void> {
  await alive(siteSwitch(page, site))
  await siteSwitch(page, site).click()
}

/** The switcher in the header; one of its two looks is visible at a time. */
export function siteSwitch(page: Page, site: '賃貸' | '売買') {
  const switcher = page.locator('nav[aria-label="サイト切替"]').filter({ visible: true })
  return switcher.getByRole('link', { name: new RegExp(`^${site}`) })
}

/**
 * Nobody fills a form in within two seconds: what comes sooner is kept as a program's, and goes to
 * nobody. Resolves when the form on the page has been open for so long, by its own token.
 */
export async function takeTime(page: Page): Promise<void> {
  const token = await page.locator('[name=form_token]').first().inputValue()
  // A form that the router has opened carries none, and is not timed.
  if (!token) return
  const { iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  await expect.poll(() => Date.now() / 1000 - iat, { intervals: [50] }).toBeGreaterThan(2)
}
