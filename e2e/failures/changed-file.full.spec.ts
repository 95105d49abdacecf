import type { Page } from '@playwright/test'
import { expect, hydrated, switchSite, test } from '../support/test.ts'

/** Adds a line to the files that match, as whoever holds the files but not the team's key could. */
async function change(page: Page, files: RegExp, line: string) {
  const changed: string[] = []
  await page.route(files, async (route) => {
    const answer = await route.fetch()
    changed.push(route.request().url())
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-encoding': 'identity' },
      body: `${await answer.text()}\n${line}`,
    })
  })
  return changed
}

const SCRIPT = 'window.changed = true'
const STYLE = ':root { --changed: true }'

const isChanged = (page: Page) =>
  page.evaluate(
    () =>
      'changed' in window ||
      getComputedStyle(document.documentElement).getPropertyValue('--changed') !== '',
  )

/** The page of another chunk, not yet loaded; nothing is fetched ahead. */
async function open(page: Page, url: string) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(url)
  await hydrated(page)
}

const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click()

for (const { what, files, line } of [
  { what: 'script', files: /\/web\/\d+\.\w+\.js$/, line: SCRIPT },
  { what: 'stylesheet', files: /\/web\/\d+\.\w+\.css$/, line: STYLE },
]) {
  test(`a late ${what} that was changed on its way is never used, and the page comes all the same`, async ({
    page,
    site,
  }) => {
    await open(page, site.url('/company'))
    const changed = await change(page, files, line)
    await goHome(page)
    await expect(page).toHaveURL(site.url('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => changed.length).toBeGreaterThan(0)
    expect(await isChanged(page)).toBe(false)
    // What is on its way yet ends with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('an entry that was changed on its way is never run, and the page of the server stands', async ({
  page,
  site,
}) => {
  const changed = await change(page, /\/web\/remoteEntry\.\w+\.js$/, SCRIPT)
  await page.goto(site.url('/company'))
  await expect.poll(() => changed.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isChanged(page)).toBe(false)
})

test('nor is that of the other site, which shows its error page', async ({ page, site }) => {
  await open(page, site.url('/company'))
  const changed = await change(page, /\/web\/remoteEntry\.\w+\.js$/, SCRIPT)
  await switchSite(page, '売買')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ページを表示できません/)
  expect(changed.length).toBeGreaterThan(0)
  expect(await isChanged(page)).toBe(false)
})
