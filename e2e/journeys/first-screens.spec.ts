import type { Locator, Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../playwright.config.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { alive, expect, hydrated, tagged, test, twins } from '../support/test.ts'

/** What is seen of a page before anybody moves it; on a phone a bar may cover the lower edge. */
const SEARCHES = [
  { name: 'rentals', team: 'chintai', path: '/search' },
  { name: 'properties for sale', team: 'baibai', path: '/baibai/search' },
  { name: 'investments', team: 'baibai', path: '/baibai/search_invest' },
] as const

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width
const cards = (page: Page) => page.getByRole('main').getByRole('article')

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`not on the page: ${element}`)
  return { ...box, bottom: box.y + box.height }
}

/** It lies on the first screen, and nothing lies over it. */
async function expectSeen(element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 })
  const isOnTop = await element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return it.contains(over) || over?.contains(it)
  })
  expect(isOnTop).toBe(true)
}

/** The page as it comes, without a jump. */
async function open(page: Page, url: string) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (
          entry as unknown as { value: number }
        ).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
}

/** The page of the first listing that a search finds. */
async function openFirst(page: Page, url: string) {
  await page.goto(url)
  const href = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')
  await open(page, new URL(href ?? '', url).href)
}

for (const { name, team, path } of SEARCHES) {
  test(`two results of ${name} are on the first screen`, twins(team), async ({ page, site }) => {
    await open(page, site.url(path))
    const [first, second] = [await boxOf(cards(page).first()), await boxOf(cards(page).nth(1))]
    expect(second.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    if (!isPhone(page)) return
    for (const { height } of [first, second]) expect(height).toBeLessThanOrEqual(330)
    const row = await boxOf(page.getByRole('button', { name: /条件を変更/ }))
    const order = await boxOf(page.getByRole('combobox', { name: '並び替え' }))
    expect(Math.abs(row.bottom - order.bottom)).toBeLessThan(4)
    await page.mouse.wheel(0, 900)
    await expect
      .poll(async () => (await boxOf(page.getByRole('button', { name: /条件を変更/ }))).y)
      .toBeLessThan(2)
  })

  test(
    `what one decides by is on the first screen of ${name}`,
    twins(team),
    async ({ page, site }) => {
      await openFirst(page, site.url(path))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSeen(main.getByRole('group', { name: '写真' }).getByRole('img').first())
      await expectSeen(
        main
          .locator('b', { hasText: /^[\d.,]+$/ })
          .filter({ visible: true })
          .first(),
      )
      await expectSeen(
        main
          .getByText(/^月々|^表面利回り/)
          .filter({ visible: true })
          .first(),
      )
      if (isPhone(page)) {
        await expectSeen(main.getByRole('list', { name: '交通' }).locator('b').first())
        const bar = page.getByRole('navigation', { name: 'お問い合わせメニュー' })
        await expectSeen(bar.getByRole('link').nth(1))
        await expectSeen(bar.getByRole('link').nth(2))
      } else {
        await expectSeen(main.getByRole('link', { name: /空室を確認する|資料を請求する/ }).first())
      }
      await expectAccessible(page)
      await expectNoOverflow(page)
    },
  )
}

for (const { name, team, path } of SEARCHES) {
  test(
    `what stays in view beside one of ${name} lies over nothing, however far one reads`,
    tagged(team, 'any-width', 'full'),
    async ({ page, site }) => {
      await page.setViewportSize(DESKTOP)
      await openFirst(page, site.url(path))
      const covered = await page.getByRole('main').evaluate((main) => {
        const found: string[] = []
        for (const heading of main.querySelectorAll('h2')) {
          heading.scrollIntoView({ block: 'center', behavior: 'instant' })
          const links = [...main.querySelectorAll('a')].filter((it) =>
            /空室を確認する|資料を請求する/.test(it.textContent),
          )
          for (const link of links) {
            const { left, right, top, bottom } = link.getBoundingClientRect()
            for (const section of main.querySelectorAll('section')) {
              const its = section.getBoundingClientRect()
              const isApart =
                its.right <= left || its.left >= right || its.bottom <= top || its.top >= bottom
              if (!isApart && !section.contains(link)) found.push(`${heading.textContent}`)
            }
          }
        }
        return found
      })
      expect(covered).toEqual([])
    },
  )
}

for (const { team, path } of [
  { team: 'chintai', path: '/' },
  { team: 'baibai', path: '/baibai' },
] as const) {
  test(`the top page ${path} can be searched at once`, tagged(team), async ({ page, site }) => {
    await open(page, site.url(path))
    await expectSeen(page.getByRole('main').getByRole('button', { name: '探す' }).first())
    if (team === 'chintai') {
      await expectSeen(
        page.getByRole('button', { name: /件の部屋を見る/ }).filter({ visible: true }),
      )
    }
  })
}

test(
  'what the newest investments cost and yield is on the first screen of their page',
  tagged('baibai'),
  async ({ page, site }) => {
    await open(page, site.url('/baibai/investment'))
    const card = cards(page).first()
    for (const term of ['価格', '表面利回り']) {
      await expect(
        card.locator('div', { has: page.getByText(term, { exact: true }) }).last(),
      ).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'on a phone the rest of the search opens on demand, with scripts or without',
  tagged('chintai'),
  async ({ browser, site }) => {
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.url('/'))
    const panel = page.getByRole('region', { name: '賃貸物件を探す' })
    const layout = panel.getByText('2LDK', { exact: true })
    await expect(layout).toBeHidden()
    await page.getByText('条件を足す').click()
    await layout.click()
    await page
      .getByRole('button', { name: 'この条件で部屋を探す' })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(site.url('/search/2ldk'))
    await context.close()
  },
)

test.describe('by the finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test(
    'the pictures of a result can be turned, and lead to it',
    tagged('any-width', 'chintai', 'full'),
    async ({ page, site }) => {
      await open(page, site.url('/search'))
      const card = cards(page).first()
      const picture = card.getByRole('img').first()
      await alive(picture)
      const rail = picture.locator('xpath=ancestor::div[1]')
      await rail.dispatchEvent('touchstart')
      await expect.poll(() => card.locator('picture').count()).toBeGreaterThan(2)
      expect(await rail.evaluate((it) => it.scrollWidth / it.clientWidth)).toBeGreaterThan(2)
      await picture.tap()
      await expect(page).toHaveURL(/\/articles\/room\//)
    },
  )

  test(
    'Back closes the photo over the screen and stays on the page',
    tagged('any-width', 'chintai', 'full'),
    async ({ page, site }) => {
      await openFirst(page, site.url('/search'))
      const url = page.url()
      const photo = page.getByRole('group', { name: '写真' }).getByRole('link').first()
      await alive(photo)
      await photo.tap()
      const box = page.getByRole('dialog', { name: '写真を拡大して見る' })
      await expect(box.locator('.lg-thumb-item').first()).toBeVisible()
      // The entry of the lightbox is added when React has drawn the page again.
      await expect.poll(() => page.evaluate(() => history.state?.isOverPage)).toBe(true)
      await page.goBack()
      await expect(box).toBeHidden()
      await expect(page).toHaveURL(url)
      await expect(photo).toBeFocused()
    },
  )
})
