import type { Page } from '@playwright/test'
import { PHONE } from '../playwright.config.ts'
import { expect, hydrated, tagged, test, twins } from '../support/test.ts'

const SITES = [
  { name: 'rental', team: 'chintai', path: '/search' },
  { name: 'sales', team: 'baibai', path: '/baibai/search' },
] as const

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width
const results = (page: Page) => page.getByRole('main').getByRole('article')

for (const { name, team, path } of SITES) {
  test(
    `a ${name} search asks for what is new and filmed, and a film comes when it is played`,
    twins(team),
    async ({ quiet: page, site }) => {
      await page.goto(site.url(path))
      await hydrated(page)
      const form = page.getByRole('search', { name: '検索条件' })
      if (isPhone(page)) await page.getByRole('button', { name: /条件を変更/ }).click()
      const isNew = form.locator('label', { hasText: '14日以内' })
      const promised = /[\d,]+$/.exec((await isNew.textContent()) ?? '')?.[0]
      await isNew.click()
      if (isPhone(page)) {
        await expect(form.getByRole('button', { name: `${promised} 件を表示` })).toBeVisible()
      }
      await form.locator('label', { hasText: '動画あり' }).click()
      if (isPhone(page)) await form.getByRole('button', { name: /件を表示/ }).click()
      await expect(page).toHaveURL(site.url(`${path}?is_movie=1&shinchaku=14`))
      await expect(page.getByRole('link', { name: '新着（14日以内）を外す' })).toBeVisible()
      await expect(page.getByRole('link', { name: '動画ありを外す' })).toBeVisible()

      await results(page).first().getByRole('link').first().click()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.getByRole('tab', { name: '動画' }).click()
      const play = page.getByRole('link', { name: '動画を再生' })
      await expect(play).toBeVisible()
      expect(asked.filter((url) => url.includes('/media/movie/'))).toEqual([])
      const played = page.waitForRequest(/\/media\/movie\/.*\.mp4$/)
      await play.click()
      await played
      // Each team's files and the API have ports of their own here.
      expect(asked.filter((url) => new URL(url).hostname !== '127.0.0.1')).toEqual([])
    },
  )
}

test(
  'without scripts a film is a link',
  tagged('chintai', 'any-width'),
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.url('/search?is_movie=1'))
    await results(page).first().getByRole('link').first().click()
    await page.getByRole('tab', { name: '動画' }).click()
    await expect(page.getByRole('link', { name: '動画を再生' })).toHaveAttribute(
      'href',
      /^\/media\/movie\/movie-\w+\.mp4$/,
    )
    await context.close()
  },
)
