import type { Page } from '@playwright/test'
import { addressOf } from '../support/pages.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

const ROOM = { name: '/articles/room/:cityid/:id', on: '/search' }

/** How many thumbnails there are, and how many of them have no photo to show yet. */
const thumbs = (page: Page) =>
  page
    .getByRole('list', { name: '写真の一覧' })
    .locator('img')
    .evaluateAll((images) => {
      const held = images.filter((image) =>
        (image as HTMLImageElement).currentSrc.startsWith('data:'),
      )
      return { all: images.length, held: held.length }
    })

const press = (page: Page) => page.getByRole('list', { name: '写真の一覧' }).click({ force: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'thumbnails out of view come when the page is pressed',
    tagged('chintai'),
    async ({ page, site, request }) => {
      await page.goto(site.url(await addressOf(ROOM, site, request)))
      await hydrated(page)
      const { all, held } = await thumbs(page)
      expect(held).toBe(all - 5)
      await press(page)
      await expect.poll(async () => (await thumbs(page)).held).toBe(0)
    },
  )

  test(
    'they come too when no script of the page does',
    tagged('chintai'),
    async ({ page, site, request }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(site.url(await addressOf(ROOM, site, request)))
      expect((await thumbs(page)).held).toBeGreaterThan(0)
      await press(page)
      await expect.poll(async () => (await thumbs(page)).held).toBe(0)
    },
  )
})

test(
  'a tablet shows all thumbnails that it has room for',
  tagged('chintai'),
  async ({ page, site, request }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(site.url(await addressOf(ROOM, site, request)))
    await hydrated(page)
    expect((await thumbs(page)).held).toBe(0)
  },
)
