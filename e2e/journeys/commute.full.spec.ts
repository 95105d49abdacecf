import type { Page } from '@playwright/test'
import { PHONE } from '../playwright.config.ts'
import { expect, hydrated, tagged, test, twins } from '../support/test.ts'

const SITES = [
  { name: 'rental', team: 'chintai', path: '/search' },
  { name: 'sales', team: 'baibai', path: '/baibai/search' },
] as const

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width
const openConditions = (page: Page) => page.getByRole('button', { name: /条件を変更/ }).click()
const form = (page: Page) => page.getByRole('search', { name: '検索条件' })
const place = (page: Page, number: number) =>
  form(page).getByLabel(`通勤・通学先${number}`, { exact: true })
const time = (page: Page, number: number) =>
  form(page).getByRole('combobox', { name: `通勤・通学先${number}までの時間` })
const results = (page: Page) => page.getByRole('main').getByRole('article')

/** The minutes that each home says of the way to a place. */
async function minutesTo(page: Page, name: string): Promise<number[]> {
  const ways = results(page).getByText(new RegExp(`^${name}まで約\\d+分$`))
  return (await ways.allTextContents()).map((text) => Number(/(\d+)分$/.exec(text)?.[1]))
}

for (const { name, team, path } of SITES) {
  test(
    `a ${name} search asks for homes from which work and school are near`,
    twins(team),
    async ({ quiet: page, site }) => {
      await page.goto(site.url(path))
      await hydrated(page)
      if (isPhone(page)) await openConditions(page)
      await place(page, 1).fill('天神')
      await place(page, 1).press('Enter')
      await expect(page).toHaveURL(site.url(`${path}?commute=tenjin-eki~30`))
      await expect(page).toHaveTitle(/天神駅まで30分の/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      const near = await minutesTo(page, '天神駅')
      expect(near).toHaveLength(await results(page).count())
      expect(Math.max(...near)).toBeLessThanOrEqual(30)

      await page.getByRole('combobox', { name: '並び替え' }).selectOption('通勤・通学時間が短い順')
      await expect(page).toHaveURL(/order=commute_asc/)
      await expect.poll(async () => isAscending(await minutesTo(page, '天神駅'))).toBe(true)

      if (isPhone(page)) await openConditions(page)
      await place(page, 2).fill('博多')
      if (isPhone(page)) await form(page).getByRole('button', { name: 'もどる' }).click()
      await time(page, 2).selectOption('20')
      if (isPhone(page))
        await form(page)
          .getByRole('button', { name: /件を表示/ })
          .click()
      await expect(page).toHaveURL(/commute=hakata-eki~20&commute=tenjin-eki~30/)
      await expect.poll(async () => Math.max(...(await minutesTo(page, '博多駅')))).toBeLessThan(21)

      await page.getByRole('link', { name: '天神駅まで30分を外す', exact: true }).click()
      await expect(page).toHaveURL(/\?commute=hakata-eki~20&order=commute_asc$/)
      await page.getByRole('link', { name: '博多駅まで20分を外す', exact: true }).click()
      await expect(page).toHaveURL(site.url(path))
    },
  )

  test(
    `${name} homes are compared by the way to work that the search asks for`,
    twins(team),
    async ({ page, site }) => {
      await page.goto(site.url(`${path}?commute=tenjin-eki~30`))
      await hydrated(page)
      const boxes = page.getByRole('main').getByRole('checkbox', { name: /を比較に追加$/ })
      for (const index of [0, 1]) await boxes.nth(index).check()
      const [one, other] = await minutesTo(page, '天神駅')
      await page.getByRole('link', { name: '並べて比較' }).click()
      const way = page.getByRole('row', { name: /^天神駅まで（目安）/ })
      await expect(way.getByRole('cell')).toContainText(
        // No line ends before the number.
        [one, other].map((minutes) => new RegExp(`約\u2060?${minutes}分`)),
      )
      await page.getByRole('link', { name: /^一覧/ }).click()
      await page.getByRole('link', { name: /^比較/ }).click()
      await expect(way.getByRole('cell')).toHaveCount(2)
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(
      `a ${name} search leads to the address of its commute, which its form shows again`,
      twins(team),
      async ({ page, site }) => {
        await page.goto(site.url(path))
        if (isPhone(page)) await openConditions(page)
        await place(page, 1).fill('福岡大学')
        await time(page, 1).selectOption('40')
        await form(page)
          .getByRole('combobox', { name: '通勤・通学先1への行き方' })
          .selectOption('車で')
        await form(page)
          .getByRole('button', { name: /件を表示/ })
          .click()
        await expect(page).toHaveURL(site.url(`${path}?commute=fukuoka-univ~40~car`))
        await expect(
          results(page)
            .first()
            .getByText(/^福岡大学まで車で約\d+分$/),
        ).toBeVisible()
        if (isPhone(page)) await openConditions(page)
        await expect(place(page, 1)).toHaveValue('福岡大学')
        await expect(time(page, 1)).toHaveValue('40')
      },
    )
  })
}

test(
  'a place that nobody knows is said before the search',
  tagged('chintai'),
  async ({ page, site }) => {
    await page.goto(site.url('/search'))
    await hydrated(page)
    if (isPhone(page)) await openConditions(page)
    await place(page, 1).fill('東京')
    await place(page, 1).press('Enter')
    await expect(page).toHaveURL(site.url('/search'))
    expect(await place(page, 1).evaluate((it: HTMLInputElement) => it.validationMessage)).toBe(
      '駅名または大学名を入力してください。',
    )
  },
)

const isAscending = (values: readonly number[]) =>
  values.length > 1 &&
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))
