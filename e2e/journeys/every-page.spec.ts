import type { Page } from '@playwright/test'
import { DESKTOP } from '../playwright.config.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { brokenLines } from '../support/line-breaks.ts'
import { addressOf, PAGES, teamOf, titleOf } from '../support/pages.ts'
import { screenshot } from '../support/screenshot.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

/**
 * Takes as long again as all else: `npm test` looks once, at a phone's width, and at a desktop's
 * whether it fits.
 */
const isFull = Boolean(process.env.TEST_FULL)
/** px, beside the width of the project: the smallest phone and a tablet. */
const OTHER_WIDTHS = isFull ? [320, 820] : []
/** px, at which all text may be enlarged (文字サイズ). */
const ENLARGED_WIDTHS = isFull ? [390, 1280] : []

for (const entry of PAGES) {
  const title = titleOf(entry)
  const tags = [teamOf(entry.name), ...(entry.twin ? (['twin'] as const) : [])] as const

  test(
    `${title} is complete in the HTML, without JavaScript`,
    tagged('any-width', ...tags),
    async ({ browser, site, request }) => {
      const path = await addressOf(entry, site, request)
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      const answer = await page.goto(site.url(path))
      expect(answer?.status()).toBe(200)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveCount(1)
      await expect(heading).not.toBeEmpty()
      await expect(page).toHaveTitle(/くすのき不動産$/)
      const description = page.locator('meta[name=description]')
      await expect(description).toHaveAttribute('content', /.{10,}/)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', site.url(entry.canonical ?? path))
      await expect(page.getByRole('main')).toBeVisible()
      if (path !== '/' && path !== '/baibai') {
        const crumbs = page.getByRole('navigation', {
          name: 'パンくずリスト',
          // A phone leaves it out where the first screen is short of room.
          includeHidden: true,
        })
        await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1)
        expect(await structuredData(page)).toContain('BreadcrumbList')
      }
      await context.close()
    },
  )

  test(
    `${title} comes to life in silence, is accessible and fits the screen`,
    tagged('alive', ...tags),
    async ({ quiet, site, request }) => {
      const answer = await quiet.goto(site.url(await addressOf(entry, site, request)))
      expect(answer?.status()).toBe(200)
      await hydrated(quiet)
      expect(await quiet.evaluate(() => document.compatMode)).toBe('CSS1Compat')
      // Effects and late parts have run by then.
      await quiet.waitForLoadState('networkidle')
      await expectAccessible(quiet)
      await expectNoOverflow(quiet)
      expect(await brokenLines(quiet)).toEqual([])
      if (!isFull) {
        await quiet.setViewportSize(DESKTOP)
        await expectNoOverflow(quiet)
        expect(await brokenLines(quiet)).toEqual([])
      }
      await screenshot(quiet, title, { fullPage: true })
      for (const width of OTHER_WIDTHS) {
        await quiet.setViewportSize({ width, height: 900 })
        await expectNoOverflow(quiet)
      }
      for (const width of ENLARGED_WIDTHS) {
        await quiet.setViewportSize({ width, height: 900 })
        for (const size of ['large', 'largest'] as const) {
          await quiet.evaluate(
            (name) => document.documentElement.setAttribute('data-size', name),
            size,
          )
          await expectNoOverflow(quiet)
        }
      }
    },
  )
}

async function structuredData(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block)['@type'])
}
