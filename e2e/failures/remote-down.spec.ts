import { expect, hydrated, switchSite, tagged, test } from '../support/test.ts'

test.describe('the sales remote is stopped', () => {
  /** The shell starts when the remote is gone already, and has never seen it. */
  test.beforeAll(async ({ site }) => {
    await site.stack.stop('baibai')
    site.forgetReleases()
    await site.change({ shell: {} })
  })
  test.afterEach(({ site }) => site.stack.stop('baibai'))
  test.afterAll(({ site }) => site.change({ baibai: {} }))

  test('its pages answer 503 with a way home, and the rental site works', async ({
    page,
    site,
  }) => {
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
    site,
  }) => {
    await page.goto(site.url('/search'))
    await hydrated(page)
    await switchSite(page, '売買')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ページを表示できません/)
    await expect(page).toHaveTitle(/503エラー/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('賃貸')
  })

  test(
    'it recovers with the next navigation once the remote is back',
    tagged('full'),
    async ({ page, site }) => {
      await page.goto(site.url('/search'))
      await hydrated(page)
      await switchSite(page, '売買')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ページを表示できません/)
      await site.stack.start('baibai')
      await page.goBack()
      await switchSite(page, '売買')
      await expect(page).toHaveTitle(/不動産売買/)
      expect((await page.goto(site.url('/baibai')))?.status()).toBe(200)
    },
  )
})

test('a page whose remote stopped after the shell has read it is still rendered', async ({
  page,
  site,
}) => {
  try {
    await site.stack.stop('baibai')
    const answer = await page.goto(site.url('/baibai/search'), { waitUntil: 'commit' })
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await site.stack.start('baibai')
  }
})

test(
  'a shell that starts while a remote is down shows the last release that it knew',
  tagged('full'),
  async ({ page, site }) => {
    try {
      await site.stack.stop('baibai')
      await site.change({ shell: {} })
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      const answer = await page.goto(site.url('/baibai/search'))
      expect(answer?.status()).toBe(200)
      // Its scripts are away: the page reloads itself once, and stays as the server drew it.
      await expect.poll(() => loads).toBe(2)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(site.url('/search'))
      await hydrated(page)
      // Its menu, too, which the header draws.
      await expect(page.getByRole('navigation', { name: 'サイト切替' }).first()).toBeVisible()
    } finally {
      await site.stack.start('baibai')
    }
  },
)

test(
  'a remote that hangs holds nobody for longer than one try',
  tagged('full'),
  async ({ page, site }) => {
    site.stack.freeze('baibai')
    try {
      await page.goto(site.url('/search'))
      await hydrated(page)
      await switchSite(page, '売買')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ページを表示できません/, {
        timeout: 14_000,
      })
    } finally {
      site.stack.thaw('baibai')
    }
  },
)
