import type { Page } from '@playwright/test'
import { expect, hydrated, tagged, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const ROOM = 'a[href^="/articles/room/"]'

async function visit(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages-1')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

test(
  'what was seen can be read without a connection, and the page says so',
  tagged('full'),
  async ({ page, context, site }) => {
    test.setTimeout(120_000)
    await visit(page, site.url('/search'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await hydrated(page)
    // One listing by a document, one by the router.
    const first = (await page.locator(ROOM).first().getAttribute('href')) ?? ''
    const last = (await page.locator(ROOM).last().getAttribute('href')) ?? ''
    await visit(page, site.url(first))
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await visit(page, site.url('/search'))
    await page
      .locator(`a[href="${last}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await expect(page).toHaveURL(site.url(last))
    await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([first, last]))

    // What was looked at before stands on a listing as well; the listing does not depend on it.
    await page.evaluate(() => caches.delete('data-1'))
    await context.setOffline(true)
    await expect(page.getByText('オフラインです。')).toBeVisible()
    await page.goto(site.url(first))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await hydrated(page)
    // Chromium 150 takes such a page to be online; a real connection may be dead in the same way.
    await expect(page.getByText(/。\d\d:\d\d 時点の情報を表示しています/)).toBeVisible()
    await page.goto(site.url('/search?page=3'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('オフラインです')
    await page.getByRole('link').filter({ hasText: heading }).first().click()
    await expect(page).toHaveURL(site.url(first))

    await context.setOffline(false)
    await page.goto(site.url('/search?page=3'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('賃貸')
  },
)

test(
  'the kill switch takes the worker and all it kept out of the browser',
  tagged('full'),
  async ({ page, context, site }) => {
    test.setTimeout(180_000)
    try {
      await visit(page, site.url('/search'))
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect
        .poll(() => page.evaluate(async () => (await caches.keys()).length))
        .toBeGreaterThan(0)
      await site.change({ shell: { SERVICE_WORKER: 'off' } })
      await visit(page, site.url('/'))
      // As the browser does after a visit, in its own time.
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      const left = () =>
        page.evaluate(async () => [
          (await caches.keys()).length,
          (await navigator.serviceWorker.getRegistrations()).length,
        ])
      await expect.poll(left).toEqual([0, 0])
      await context.setOffline(true)
      await expect(page.goto(site.url('/'))).rejects.toThrow()
    } finally {
      await site.restore()
    }
  },
)
