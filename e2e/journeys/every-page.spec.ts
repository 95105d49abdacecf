import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { pages } from '../support/pages.ts'
import { expect, hydrated, test } from '../support/test.ts'

test('every page is complete in the HTML, without JavaScript', async ({
  browser,
  site,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of await pages(site, request)) {
    await test.step(path, async () => {
      const answer = await page.goto(site.url(path))
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page).toHaveTitle(/くすのき不動産$/)
      const description = page.locator('meta[name=description]')
      await expect(description).toHaveAttribute('content', /.{10,}/)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', site.url(path))
      await expect(page.getByRole('main')).toBeVisible()
      if (path !== '/' && path !== '/baibai') {
        const crumbs = page.getByRole('navigation', { name: 'パンくずリスト' })
        await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1)
        const kinds = await structuredData(page)
        expect(kinds).toContain('BreadcrumbList')
      }
    })
  }
  await context.close()
})

test('every page hydrates without a word on the console', async ({ quiet, site, request }) => {
  for (const path of await pages(site, request)) {
    await test.step(path, async () => {
      await quiet.goto(site.url(path))
      await hydrated(quiet)
      // Effects and idle work have run by then.
      await quiet.waitForTimeout(300)
    })
  }
})

test('no page is wider than the screen', async ({ page, site, request }) => {
  for (const path of await pages(site, request)) {
    await test.step(path, async () => {
      await page.goto(site.url(path))
      await expectNoOverflow(page)
    })
  }
})

test('no page has an accessibility fault that a machine can find', async ({
  page,
  site,
  request,
}) => {
  test.setTimeout(240_000)
  for (const path of await pages(site, request)) {
    await test.step(path, async () => {
      await page.goto(site.url(path))
      await hydrated(page)
      await expectAccessible(page)
    })
  }
})

async function structuredData(page: import('@playwright/test').Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block)['@type'])
}
