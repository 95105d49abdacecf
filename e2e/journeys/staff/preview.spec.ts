import { signIn } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

test(
  'a hidden home is seen inside the real site by who has its link, and by nobody else',
  tagged('full'),
  async ({ page, site, browser }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    await page.getByRole('main').getByRole('link', { name: /号室/ }).nth(7).click()
    const comment = page.getByRole('textbox', { name: 'おすすめコメント' })
    await expect(comment).toBeVisible()
    await page.getByRole('button', { name: '非公開にする' }).click()
    await expect(page.getByRole('button', { name: '公開する' })).toBeVisible()
    await comment.fill('まだ公開していない紹介文です。')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'プレビュー' }).click()
    const preview = await opened
    await preview.waitForURL(/preview=/)
    const { pathname, search } = new URL(preview.url())

    const context = await browser.newContext()
    const visitor = await context.newPage()
    const answer = await visitor.goto(site.url(pathname + search))
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(visitor.getByText('まだ公開していない紹介文です。').first()).toBeVisible()
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    expect((await visitor.goto(site.url(pathname)))?.status()).toBe(404)
    expect((await visitor.goto(site.url(`${pathname}?preview=x`)))?.status()).toBe(404)
    await context.close()
  },
)
