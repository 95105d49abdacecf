import type { Page } from '@playwright/test'
import { TILES_PATH } from '@sumai/basemap/tiles'
import { withoutWebGl } from '../support/browsers.ts'
import { FUKUOKA, found, list, MAP_BROWSER, SEARCHES } from '../support/map-page.ts'
import { screenshot } from '../support/screenshot.ts'
import { expect, tagged, test, twins } from '../support/test.ts'

test.use(MAP_BROWSER)

const picture = (page: Page) => page.getByRole('img', { name: '検索結果の地図' })
const refusal = (page: Page) => page.getByRole('status').filter({ hasText: '画像で表示しています' })

test(
  'without WebGL the picture and the list stay',
  tagged('any-width', 'chintai'),
  async ({ page, site }) => {
    await page.addInitScript(withoutWebGl)
    await page.goto(site.url(`/search?${FUKUOKA}&view=map`))
    await expect(refusal(page)).toBeVisible()
    await expect(picture(page)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
  },
)

test(
  'without tiles the picture and the list stay',
  tagged('any-width', 'chintai'),
  async ({ page, site }) => {
    await page.route(`**${TILES_PATH}`, (route) => route.fulfill({ status: 404 }))
    await page.goto(site.url(`/search?${FUKUOKA}&view=map`))
    await expect(refusal(page)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { name, team, path } of SEARCHES) {
    test(`${name} are listed below a picture of the map`, twins(team), async ({ page, site }) => {
      await page.goto(site.url(`${path}?${FUKUOKA}&view=map`))
      await expect(picture(page)).toBeVisible()
      expect(await found(page)).toBeGreaterThan(0)
      await expect(list(page).getByRole('article').first()).toBeVisible()
      await screenshot(page, `${name} on a map without scripts`)
    })
  }

  test(
    'a mark on the picture leads to a closer map of its homes',
    tagged('any-width', 'chintai'),
    async ({ page, site }) => {
      await page.goto(site.url('/search?view=map'))
      const all = await found(page)
      const mark = page.getByRole('link', { name: /件、.*拡大する$/ }).first()
      const [, count = ''] = /([\d,]+)件/.exec((await mark.getAttribute('aria-label')) ?? '') ?? []
      await mark.click()
      await expect(page).toHaveURL(/[?&]bounds=/)
      expect(await found(page)).toBeGreaterThanOrEqual(Number(count.replace(',', '')))
      expect(await found(page)).toBeLessThan(all)
    },
  )
})
