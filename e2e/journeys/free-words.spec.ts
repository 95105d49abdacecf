import type { Page } from '@playwright/test'
import { PHONE } from '../playwright.config.ts'
import { expect, hydrated, tagged, test, twins } from '../support/test.ts'

/** As this site writes addresses: brackets as they are. */
const written = (address: string) =>
  encodeURI(address).replaceAll('%5B', '[').replaceAll('%5D', ']')

/** What is typed, where it leads, and what the page says was understood. */
const SEARCHES = [
  {
    name: 'rental',
    team: 'chintai',
    from: '/search?hy_yachin_max=80000',
    words: '久留米２ＬＤＫ猫　静か',
    to: '/search/kurume-shi/2ldk/pet?hy_yachin_max=80000&keyword=静か',
    chips: ['久留米市', '8万円以下', '2LDK', 'ペット相談可', '「静か」'],
    without: '/search/kurume-shi/pet?hy_yachin_max=80000&keyword=静か',
  },
  {
    name: 'sales',
    team: 'baibai',
    from: '/baibai/search',
    words: 'とす 2ldk 土地 静か',
    to: '/baibai/search/tosu-shi/sale-lot/2ldk?keyword=静か',
    chips: ['鳥栖市', '土地', '2LDK', '「静か」'],
    without: '/baibai/search/tosu-shi/sale-lot?keyword=静か',
  },
  {
    name: 'investment',
    team: 'baibai',
    from: '/baibai/search',
    words: '一棟 2LDK 静か 久留米 利回り8%',
    to: '/baibai/search_invest/kurume-shi?bukken_kbn[]=ittou&keyword=2LDK 静か&shueki_rimawari=8',
    chips: ['久留米市', '一棟', '表面利回り8%以上', '「2LDK 静か」'],
    without: null,
  },
] as const

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width
const openConditions = (page: Page) => page.getByRole('button', { name: /条件を変更/ }).click()
const field = (page: Page) => page.getByLabel('駅・地名・学校・条件')

for (const { name, team, from, words, to, chips: understood, without } of SEARCHES) {
  test(
    `the free words of a ${name} search become its conditions, which can be taken away`,
    twins(team),
    async ({ quiet: page, site }) => {
      await page.goto(site.url(from))
      await hydrated(page)
      await field(page).fill(words)
      await field(page).press('Enter')
      await expect(page).toHaveURL(site.url(written(to)))
      for (const label of understood) {
        await expect(
          page.getByRole('link', { name: `${label}を外す`, exact: true }).first(),
        ).toBeVisible()
      }
      if (!without) return
      await page.getByRole('link', { name: '2LDKを外す', exact: true }).first().click()
      await expect(page).toHaveURL(site.url(written(without)))
    },
  )
}

test(
  'the name of a building stays a name',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await page.goto(site.url(written('/search?keyword=グランメール久留米')))
    expect(new URL(page.url()).pathname).toBe('/search')
    await expect(
      page.getByRole('link', { name: '「グランメール久留米」を外す' }).first(),
    ).toBeVisible()
  },
)

test(
  'a sheet that counts what free words would find stays open',
  tagged('chintai'),
  async ({ page, site }) => {
    test.skip(!isPhone(page), 'a side bar searches at once')
    await page.goto(site.url('/search'))
    await hydrated(page)
    await openConditions(page)
    const form = page.getByRole('search', { name: '検索条件' })
    await form.getByLabel('フリーワード').fill('久留米')
    await form.getByRole('button', { name: 'もどる' }).click()
    const counted = form.getByRole('button', { name: /件を表示/ })
    const before = await counted.textContent()
    await form.locator('label', { hasText: 'ペット相談可' }).first().click()
    await expect(counted).not.toHaveText(before ?? '')
    await expect(counted).not.toHaveText(/^0/)
    await expect(form).toBeVisible()
    await expect(page).toHaveURL(site.url('/search'))
    await counted.click()
    await expect(page).toHaveURL(site.url('/search/kurume-shi/pet'))
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { name, team, from, words, to } of SEARCHES) {
    test(
      `the form of a ${name} search sends its free words, and one answer leads to what they mean`,
      twins(team, 'any-width', 'full'),
      async ({ page, site }) => {
        await page.goto(site.url(from))
        if (isPhone(page)) await openConditions(page)
        await field(page).fill(words)
        const sent = page.waitForRequest((request) => request.url().includes('keyword='))
        await field(page).press('Enter')
        await expect(page).toHaveURL(site.url(written(to)))
        const answer = await (await sent).response()
        expect(answer?.status()).toBe(301)
      },
    )
  }
})
