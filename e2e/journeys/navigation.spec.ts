import type { Locator, Page } from '@playwright/test'
import { launchWhole } from '../support/browsers.ts'
import { teamOf } from '../support/pages.ts'
import { expect, hydrated, switchSite, tagged, test } from '../support/test.ts'

const ROOM = 'a[href^="/articles/room/"]'

/** The page with everything that comes after it. */
async function complete(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

/** Holds every answer of the API back; returns how to let them come. */
async function holdApi(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a slow page shows the bar after 200 ms, says that the old one is busy, and ends', async ({
  page,
  site,
}) => {
  type Seen = { started: number; shown: number; ended: number; gone: number }
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await complete(page, site.url('/search'))
  await page.evaluate(() => {
    const seen = { started: 0, shown: 0, ended: 0, gone: 0 }
    Object.assign(window, { seen })
    addEventListener('click', () => Object.assign(seen, { started: performance.now() }), true)
    // An observer hears of the end when the new page is rendered: the bar's time runs by then.
    const main = document.querySelector('#main')
    if (!main) throw new Error('no #main')
    main.removeAttribute = (name) => {
      if (seen.shown && !seen.ended && name === 'aria-busy') seen.ended = performance.now()
      Element.prototype.removeAttribute.call(main, name)
    }
    new MutationObserver(() => {
      const bar = document.querySelector('[data-bar]')
      const busy = document.querySelector('#main[aria-busy="true"]')
      if (bar && busy && !seen.shown) seen.shown = performance.now()
      if (seen.ended && !bar && !seen.gone) seen.gone = performance.now()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const answer = await holdApi(page)
  await page.locator(ROOM).first().click()
  await expect.poll(async () => (await seen()).shown).toBeGreaterThan(0)
  answer()
  await expect(page).toHaveURL(/articles\/room/)
  await expect.poll(async () => (await seen()).gone).toBeGreaterThan(0)
  const { started, shown, ended, gone } = await seen()
  // A busy machine is late, never early.
  expect(shown - started).toBeGreaterThanOrEqual(195)
  expect(shown).toBeLessThan(ended)
  expect(gone - ended).toBeGreaterThanOrEqual(480)
  expect(gone - ended).toBeLessThan(1500)
})

test('a request that fails shows the bar in the colour of failure', async ({ page, site }) => {
  await complete(page, site.url('/search'))
  await page.route('**/api/v1/**', (route) => route.abort())
  // For half a second: looked for in every frame.
  const failed = page.waitForFunction(() =>
    document.querySelector('html[data-progress=failed] [data-bar]'),
  )
  await page.locator(ROOM).first().click()
  await failed
  await expect(page).toHaveTitle(/^503エラー/)
  await expect(page.locator('[data-bar]')).toHaveCount(0)
})

test(
  'a new page is announced, and reading goes on at its heading',
  tagged('full'),
  async ({ page, site }) => {
    await complete(page, site.url('/search'))
    await page.locator(ROOM).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/articles\/room/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    const announced = page.locator('[role=status]', { hasText: await page.title() })
    await expect(announced).toBeAttached()
    // Tab goes on from there, into the page.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  },
)

test(
  'a dialog gives the focus back to what opened it, however it is closed',
  tagged('full'),
  async ({ page, site }) => {
    await complete(page, site.url('/'))
    const opener = page.locator('a[aria-haspopup=dialog]').first()
    const ways = [
      (dialog: Locator) => dialog.press('Escape'),
      (dialog: Locator) => dialog.getByRole('button', { name: '閉じる' }).first().click(),
      () => page.mouse.click(4, 4),
    ]
    for (const close of ways) {
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await close(dialog)
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  },
)

test(
  'the styles of pages to come wait until the visitor goes to one',
  tagged('full'),
  async ({ page, site }) => {
    await complete(page, site.url('/search'))
    const sheets = page.locator('link[rel=stylesheet]')
    const waiting = () =>
      sheets.evaluateAll((all: HTMLLinkElement[]) =>
        all.filter(({ media }) => media === 'not all').map(({ href }) => href),
      )
    await expect.poll(waiting).not.toEqual([])
    const held = await waiting()
    await page.locator(ROOM).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // There are others by now: of the pages that this one links to.
    for (const href of held) expect(await waiting()).not.toContain(href)
  },
)

test(
  'who comes back to the top page finds what they had chosen, and how much that is',
  tagged('full'),
  async ({ page, site }) => {
    await complete(page, site.url('/'))
    const area = page.getByRole('radio', { name: /^久留米/ })
    await area.check({ force: true })
    await page.getByLabel('賃料の上限').selectOption('60000')
    const find = page.getByRole('button', { name: /件の部屋を見る/ }).filter({ visible: true })
    await expect(find).toHaveText(/^\d{1,3} 件/)
    const found = (await find.textContent()) ?? ''
    await find.click()
    await expect(page).toHaveURL(/hy_yachin_max=60000/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('久留米')
    await page.goBack()
    await expect(find).toHaveText(found)
    await expect(area).toBeChecked()
    await expect(page.getByLabel('賃料の上限')).toHaveValue('60000')
  },
)

test('comes back to the pixel where the visitor was', async ({ page, site }) => {
  // The font of the figures is used when it comes in time; a pixel more or less where it does not.
  await page.route('**/*.woff2', (route) => route.abort())
  await complete(page, site.url('/search'))
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 1234))
  const before = 1234
  await expect.poll(scrolled).toBe(before)
  const link = page.locator(ROOM).last()
  await link.evaluate((element) => (element as HTMLElement).click())
  await expect(page).toHaveURL(/articles\/room/)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(site.url('/search'))
  await expect.poll(scrolled).toBe(before)
  await page.reload()
  await hydrated(page)
  await expect.poll(scrolled).toBe(before)
})

/** What moves in the next change of the page, with its delay and duration in ms. */
const nextTransition = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, number[]>>((resolve) => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const transition = start(update)
          transition.ready.then(() =>
            resolve(
              Object.fromEntries(
                document.getAnimations().flatMap(({ effect }) => {
                  const { pseudoElement } = effect as KeyframeEffect
                  const { delay = 0, duration = 0 } = effect?.getTiming() ?? {}
                  return pseudoElement ? [[pseudoElement, [delay, Number(duration)]]] : []
                }),
              ),
            ),
          )
          return transition
        }
      }),
  )

test(
  'one page goes in 120 ms before the next comes in 200 ms',
  tagged('full'),
  async ({ page, site }) => {
    await complete(page, site.url('/search'))
    const transitions = nextTransition(page)
    await switchSite(page, '売買')
    expect(await transitions).toEqual({
      '::view-transition-old(page)': [0, 120],
      '::view-transition-new(page)': [120, 200],
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'the picture of a result grows into the first photo of its page',
  tagged('full'),
  async ({ page, site }) => {
    await complete(page, site.url('/search'))
    const transition = nextTransition(page)
    await page.locator(`article ${ROOM}`).nth(2).click()
    expect(await transition).toMatchObject({ '::view-transition-group(listing-photo)': [0, 250] })
    await expect(page).toHaveURL(/articles\/room/)
  },
)

test(
  'pages change without motion for those who asked for none',
  tagged('full'),
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await complete(page, site.url('/search'))
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        transition.ready.then(() => {
          const moving = document.getAnimations().filter(({ effect }) => {
            const { pseudoElement } = effect as KeyframeEffect
            return pseudoElement?.startsWith('::view-transition')
          })
          Object.assign(window, { moving: moving.length })
        })
        return transition
      }
    })
    await switchSite(page, '売買')
    await expect(page).toHaveTitle(/不動産売買/)
    const moving = () => page.evaluate(() => (window as unknown as { moving?: number }).moving)
    await expect.poll(moving).toBe(0)
  },
)

test(
  'a page that the visitor left is there again at once: the browser kept it',
  tagged('full'),
  async ({ site }) => {
    const browser = await launchWhole({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const page = await browser.newPage()
    try {
      for (const path of ['/', '/search', '/baibai']) {
        await complete(page, site.url(path))
        await page.evaluate(() => {
          localStorage.removeItem('put away')
          addEventListener('pagehide', ({ persisted }) => {
            localStorage.setItem('put away', String(persisted))
          })
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
        })
        await page.goto(site.url('/robots.txt'))
        await expect.poll(() => page.evaluate(() => localStorage.getItem('put away'))).toBe('true')
        await page.goBack({ waitUntil: 'commit' })
        const persisted = () =>
          page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)
        await expect.poll(persisted, path).toBe(true)
      }
    } finally {
      await browser.close()
    }
  },
)

for (const [kind, list, home, entry] of [
  ['a room', '/search', '/articles/room/', '物件を探す'],
  ['a building', '/search?view=building', '/articles/building/', '物件ライブラリー'],
  ['a home for sale', '/baibai/search', '/baibai/articles/room/', '買う'],
  ['an investment', '/baibai/search_invest', '/baibai/articles/room/', '投資用物件'],
] as const) {
  const tags = tagged('any-width', teamOf(list))
  test(`${kind} belongs to one entry of the menu`, tags, async ({ page, site }) => {
    await page.goto(site.url(list))
    const address = await page.locator(`a[href^="${home}"]`).first().getAttribute('href')
    await page.goto(site.url(address ?? ''))
    const marked = page.locator('nav[aria-label=メインメニュー] [aria-current]')
    await expect(marked).toHaveText([entry])
  })
}
