import { expect, hydrated, tagged, test } from '../support/test.ts'

const ROOM = 'a[href^="/articles/room/"]'

for (const [what, ahead] of [
  ['whose code is there @full', true],
  ['whose code is not there', false],
] as const) {
  test(
    `a page ${what} says that the visitor is offline, and comes with the connection`,
    tagged('full'),
    async ({ page, context, site }) => {
      if (!ahead) {
        // Nothing is fetched ahead, as on a phone that saves data.
        await page.addInitScript(() => {
          window.requestIdleCallback = () => 0
        })
      }
      await page.goto(site.url('/search'))
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const room = (await page.locator(ROOM).first().getAttribute('href')) ?? ''
      await context.setOffline(true)
      await page.locator(ROOM).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('オフラインです。')
      await expect(page).toHaveTitle(/^オフラインです｜/)
      await expect(page).toHaveURL(site.url(room))
      await expect(page.getByText(/オフラインです。\d\d:\d\d 時点の情報/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'お気に入りを見る' })).toBeVisible()

      // Trying again leads to the same words, not to the browser's own page.
      await page.getByRole('link', { name: 'もう一度読み込む' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('オフラインです。')

      await context.setOffline(false)
      await expect(page).not.toHaveTitle(/オフライン|エラー/)
      await expect(page).toHaveURL(site.url(room))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}
