import { Site } from '../support/site.ts'
import { expect, hydrated, siteSwitch, test } from '../support/test.ts'

test.describe('the sales remote is stopped', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await Site.prepare()
    await Promise.all([site.stack.start('api'), site.stack.start('chintai')])
    await site.stack.start('shell')
  })
  test.afterAll(() => site.stop())
  test.afterEach(() => site.stack.stop('baibai'))

  test('its pages answer 503 with a way home, and the rental site works', async ({ page }) => {
    const answer = await page.goto(site.url('/baibai/search'))
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['retry-after']).toBe('30')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ページを表示できません/)
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: '賃貸物件を探す' }).click()
    await expect(page).toHaveURL(site.url('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.goto(site.url('/search')))?.status()).toBe(200)
  })

  test('a visitor who goes there from the rental site sees the same page, and comes back', async ({
    page,
  }) => {
    await page.goto(site.url('/search'))
    await hydrated(page)
    await siteSwitch(page, '売買').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ページを表示できません/)
    await expect(page).toHaveTitle(/503エラー/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('賃貸')
  })

  test('it recovers with the next navigation once the remote is back', async ({ page }) => {
    await page.goto(site.url('/search'))
    await hydrated(page)
    const switcher = siteSwitch(page, '売買')
    await switcher.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ページを表示できません/)
    await site.stack.start('baibai')
    await page.goBack()
    await siteSwitch(page, '売買').click()
    await expect(page).toHaveTitle(/不動産売買/)
    expect((await page.goto(site.url('/baibai')))?.status()).toBe(200)
  })
})

test('a page whose remote stopped after the shell has read it is still rendered', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const site = await Site.start()
  try {
    await site.stack.stop('baibai')
    const answer = await page.goto(site.url('/baibai/search'), { waitUntil: 'commit' })
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await site.stop()
  }
})

test('a remote that hangs holds nobody for longer than one try', async ({ page }) => {
  test.setTimeout(120_000)
  const site = await Site.start()
  site.stack.freeze('baibai')
  try {
    await page.goto(site.url('/search'))
    await hydrated(page)
    await siteSwitch(page, '売買').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ページを表示できません/, {
      timeout: 14_000,
    })
  } finally {
    site.stack.thaw('baibai')
    await site.stop()
  }
})
