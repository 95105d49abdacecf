import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test.ts'

/** Adds a line to the files that match, as whoever holds the files but not the team's key could. */
async function change(page: Page, files: RegExp) {
  const changed: string[] = []
  await page.route(files, async (route) => {
    const answer = await route.fetch()
    changed.push(route.request().url())
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-encoding': 'identity' },
      body: `${await answer.text()};window.changed = true`,
    })
  })
  return changed
}

/** The page of another chunk, not yet loaded; nothing is fetched ahead. */
async function open(page: Page, url: string) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(url)
  await hydrated(page)
}

const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click()

for (const { what, files } of [
  { what: 'a chunk', files: /\/web\/\d+\.\w+\.js$/ },
  { what: 'the table of hashes', files: /\/web\/integrity\.\w+\.js$/ },
]) {
  test(`${what} that was changed on its way is never run, and the page comes all the same`, async ({
    page,
    site,
  }) => {
    await open(page, site.url('/company'))
    const changed = await change(page, files)
    await goHome(page)
    await expect(page).toHaveURL(site.url('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => changed.length).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'changed' in window)).toBe(false)
    // What is on its way yet ends with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('the hashes are fetched once, and not before a page needs more than it brought', async ({
  page,
  site,
}) => {
  const tables: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/integrity.')) tables.push(request.url())
  })
  await open(page, site.url('/company'))
  expect(tables).toEqual([])
  await goHome(page)
  await expect(page).toHaveURL(site.url('/'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /お気に入り/ })
    .first()
    .click()
  await expect(page).toHaveURL(site.url('/favorite'))
  expect(tables).toHaveLength(1)
})
