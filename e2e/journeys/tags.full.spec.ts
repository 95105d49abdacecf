import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, hydrated, test } from '../support/test.ts'

const ID = 'GTM-TEST123'
const TAGS = 'https://www.googletagmanager.com/**'
const bar = (page: Page) => page.getByRole('region', { name: '利用状況の解析' })

/** What the tag manager answers, and which addresses pages have asked it for. */
async function withTagManager(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(TAGS, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRun = dataLayer[0]' })
  })
  return asked
}
const tagsRun = (page: Page) => page.evaluate(() => 'tagsRun' in window)

test.describe('with a tag manager', () => {
  test.beforeAll(({ site }) => site.change({ shell: { GTM_ID: ID } }))
  test.afterAll(({ site }) => site.restore())

  test('a visitor is asked first, and nothing is loaded before a yes', async ({ page, site }) => {
    const asked = await withTagManager(page)
    await page.goto(site.url('/company'))
    await hydrated(page)
    await expect(bar(page)).toBeVisible()
    await expectAccessible(page)
    expect(asked).toEqual([])
    await bar(page).getByRole('button', { name: '同意する' }).click()
    await expect.poll(() => tagsRun(page)).toBe(true)
    expect(asked).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`])
    await expect(bar(page)).toBeHidden()
    await page.goto(site.url('/search'))
    await expect.poll(() => tagsRun(page)).toBe(true)
    await expect(bar(page)).toBeHidden()
    expect(site.log()).not.toContain('policy:')
  })

  test('a no is kept, and can be changed beside the privacy policy', async ({ page, site }) => {
    const asked = await withTagManager(page)
    await page.goto(site.url('/baibai'))
    await hydrated(page)
    await bar(page).getByRole('button', { name: '同意しない' }).click()
    await page.goto(site.url('/search'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toBeHidden()
    expect(asked).toEqual([])

    await page.goto(site.url('/privacypolicy'))
    await expect(bar(page)).toContainText('同意されていません')
    await bar(page).getByRole('button', { name: '同意する' }).click()
    await expect.poll(() => tagsRun(page)).toBe(true)
    await bar(page).getByRole('button', { name: '同意しない' }).click()
    await expect(bar(page)).toContainText('同意されていません')
    await expect.poll(() => tagsRun(page)).toBe(false)
  })
})

test('without one nobody is asked, and pages may load nothing of it', async ({ page, site }) => {
  const answer = await page.goto(site.url('/company'))
  expect(answer?.headers()['content-security-policy']).not.toContain('google')
  expect(await answer?.text()).not.toMatch(/GTM-|tagManager/)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toBeHidden()
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(files.filter((file) => /google|tag-manager/.test(file))).toEqual([])
})
