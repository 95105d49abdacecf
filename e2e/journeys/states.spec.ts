import type { Page } from '@playwright/test'
import { PHONE } from '../playwright.config.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { screenshot } from '../support/screenshot.ts'
import { expect, hydrated, switchSite, test } from '../support/test.ts'

/** What a page looks like after something was done on it, or happened to it. */
type State = {
  name: string
  path: string
  act: (page: Page) => Promise<unknown>
  width?: 'phone' | 'desktop'
}

const STATES: State[] = [
  {
    name: 'top, shops of an area',
    path: '/',
    act: (page) => page.locator('a[aria-haspopup=dialog]').first().click(),
  },
  { name: 'top, search by line', path: '/', act: (page) => openTab(page, '沿線・駅') },
  { name: 'top, search by school', path: '/', act: (page) => openTab(page, '学校') },
  { name: 'top, search by wishes', path: '/', act: (page) => openTab(page, 'こだわり') },
  {
    name: 'menu',
    path: '/',
    width: 'phone',
    act: (page) => page.locator('summary', { hasText: 'メニュー' }).first().click(),
  },
  {
    name: 'mega menu',
    path: '/search',
    width: 'desktop',
    act: (page) =>
      page.getByRole('navigation', { name: 'メインメニュー' }).locator('summary').first().click(),
  },
  {
    name: 'conditions in the sheet',
    path: '/search/kurume-shi',
    width: 'phone',
    act: (page) => page.getByRole('button', { name: /条件を変更/ }).click(),
  },
  {
    name: 'conditions in the sheet of sales',
    path: '/baibai/search',
    width: 'phone',
    act: (page) => page.getByRole('button', { name: /条件を変更/ }).click(),
  },
  { name: 'results on a map', path: '/search/kurume-shi?view=map', act: async () => {} },
  { name: 'results by building', path: '/search/kurume-shi?view=building', act: async () => {} },
  { name: 'shops on a map', path: '/company/shop?view=map', act: async () => {} },
  { name: 'application for a seminar', path: '/owner/seminar/apply', act: async () => {} },
  { name: 'results as photos', path: '/search?view=photo', act: async () => {} },
  { name: 'results of sales as photos', path: '/baibai/search?view=photo', act: async () => {} },
  {
    name: 'nothing found',
    path: '/search/kurume-shi/1r?hy_yachin_max=30000&senyu_men_min=60',
    act: async () => {},
  },
  {
    name: 'picked for comparison',
    path: '/search/kurume-shi',
    act: async (page) => {
      await pick(page)
      await expect(page.getByRole('complementary', { name: '比較する物件' })).toBeVisible()
    },
  },
  {
    name: 'compared',
    path: '/search/kurume-shi',
    act: async (page) => {
      await pick(page)
      await page.getByRole('link', { name: '並べて比較' }).click()
      await expect(page).toHaveURL(/\/favorite/)
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'results that are awaited',
    path: '/search/kurume-shi',
    act: async (page) => {
      await page.route('**/api/v1/**', () => {})
      await page.getByRole('combobox', { name: '並び替え' }).selectOption('new')
      await expect(page.locator('[aria-busy=true]').first()).toBeAttached()
      await expect(page.locator('[data-bar]')).toBeAttached()
    },
  },
  {
    name: 'photo in the lightbox',
    path: '/search/kurume-shi',
    act: async (page) => {
      await openRoom(page)
      await page.getByRole('group', { name: '写真', exact: true }).getByRole('link').first().click()
      await expect(page.locator('.lg-show .lg-current img').first()).toBeVisible()
      await expect(page.locator('.lg-backdrop.in')).toHaveCSS('opacity', '1')
    },
  },
  {
    name: 'panorama',
    path: '/search?is_panorama=1',
    act: async (page) => {
      await openRoom(page)
      await page.getByRole('tab', { name: /パノラマ/ }).click()
      await expect(page.getByRole('application')).toBeVisible()
      await expect(page.locator('.pnlm-render-container canvas')).toBeVisible()
      await expect(page.locator('.pnlm-load-box')).toBeHidden()
    },
  },
  {
    name: 'floor plan',
    path: '/search/kurume-shi',
    act: async (page) => {
      await openRoom(page)
      await page.getByRole('link', { name: '間取り図', exact: true }).first().click()
      await expect(page.getByRole('heading', { name: '間取り', exact: true })).toBeInViewport()
    },
  },
  {
    name: 'share',
    path: '/search/kurume-shi',
    act: async (page) => {
      await openRoom(page)
      await page.getByText('共有', { exact: true }).first().click()
    },
  },
  {
    name: 'favourites',
    path: '/search/kurume-shi',
    act: async (page) => {
      await keep(page)
      await page.goto(new URL('/favorite', page.url()).href)
      await expect(page.getByRole('article')).toHaveCount(3)
    },
  },
  {
    name: 'favourites of sales',
    path: '/baibai/search',
    act: async (page) => {
      await keep(page)
      await page.goto(new URL('/baibai/favorite', page.url()).href)
      await expect(page.getByRole('article')).toHaveCount(3)
    },
  },
  {
    name: 'favourites of somebody else',
    path: '/search/kurume-shi',
    act: async (page) => {
      await keep(page)
      await page.goto(new URL('/favorite', page.url()).href)
      await page.getByText('共有', { exact: true }).click()
      const address = await page.getByRole('textbox', { name: 'リンク' }).inputValue()
      await page.evaluate(() => localStorage.clear())
      await page.goto(address)
      await expect(page.getByRole('button', { name: 'すべてお気に入りに追加' })).toBeVisible()
    },
  },
  {
    name: 'history',
    path: '/search/kurume-shi',
    act: async (page) => {
      await openRoom(page)
      const seen = () => page.evaluate(() => localStorage.getItem('sumai.saved'))
      await expect.poll(seen).toContain(/\d{10}/.exec(page.url())?.[0])
      await page.goto(new URL('/history', page.url()).href)
      await expect(page.getByRole('article')).toHaveCount(1)
    },
  },
  ...['/contact', '/request', '/baibai/contact', '/baibai/satei', '/baibai/mail-magazine'].map(
    (path) => ({
      name: `${path} with mistakes`,
      path,
      act: async (page: Page) => {
        const next = page.getByRole('button', { name: /確認する|次へ進む/ })
        await next.filter({ visible: true }).first().click()
        await expect(page.getByRole('alert').first()).toBeVisible()
      },
    }),
  ),
  {
    name: 'reservation, day and hour',
    path: '/reservation',
    act: async (page) => {
      await page
        .getByRole('group', { name: /^ご希望の店舗/ })
        .getByRole('radio')
        .first()
        .check()
      await page.getByRole('button', { name: '次へ進む' }).filter({ visible: true }).click()
      await expect(page.locator('.flatpickr-day:visible').first()).toBeVisible()
      await page.locator('.flatpickr-day:not(.flatpickr-disabled):visible').last().click()
      await expect(page.locator('input[name=time1]').first()).toBeAttached()
    },
  },
  {
    name: 'offline',
    path: '/search',
    act: async (page) => {
      await page.context().setOffline(true)
      await expect(page.getByText('オフラインです。')).toBeVisible()
    },
  },
  { name: '404', path: '/nothing-here', act: async () => {} },
  { name: '404 of sales', path: '/baibai/nothing-here', act: async () => {} },
  { name: '400', path: '/search?hy_yachin_max=cheap', act: async () => {} },
  {
    name: '503 after a navigation',
    path: '/search',
    act: async (page) => {
      await page.route('**/api/v1/**', (route) => route.abort())
      await switchSite(page, '売買')
      await expect(page).toHaveTitle(/503/)
    },
  },
]

for (const { name, path, act, width } of STATES) {
  test(`${name} is accessible and fits the screen @full`, async ({ page, site }) => {
    const isPhone = page.viewportSize()?.width === PHONE.width
    test.skip(width !== undefined && (width === 'phone') !== isPhone, `seen on a ${width}`)
    await page.goto(site.url(path))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await act(page)
    await screenshot(page, `state ${name}`)
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
}

/** One of the ways to search on the top. */
const openTab = (page: Page, name: string) =>
  page.getByRole('group', { name: '探し方' }).getByText(name, { exact: true }).click()

/** The first listing of the results. */
async function openRoom(page: Page) {
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/articles\/room/)
  await page.waitForLoadState('networkidle')
}

async function pick(page: Page) {
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /を比較に追加$/ })
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
}

async function keep(page: Page) {
  const hearts = page.getByRole('main').getByRole('button', { name: /お気に入りに追加$/ })
  for (const index of [0, 1, 2]) await hearts.nth(index).click()
}
