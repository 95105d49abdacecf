import type { Page } from '@playwright/test'
import { expect, hydrated, tagged, test } from '../support/test.ts'

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test(
  'text is enlarged to twice its size, on every page from then on',
  tagged('any-width', 'chintai'),
  async ({ page, site }, { project }) => {
    await page.goto(site.url('/'))
    await hydrated(page)
    if (project.name === 'phone') await page.locator('header summary:has-text("メニュー")').click()
    const control = page.getByRole('group', { name: '文字サイズ' })
    await control.getByRole('button', { name: '特大' }).click()
    await expect(control.getByRole('button', { name: '特大' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await rootSize(page)).toBe(32)

    // Before any script of ours has come: nothing is moved by it.
    await page.route('**/*.js', () => {})
    await page.goto(site.url('/contact'), { waitUntil: 'domcontentloaded' })
    expect(await rootSize(page)).toBe(32)
    await page.unroute('**/*.js')

    await page.goto(site.url('/baibai'))
    await hydrated(page)
    if (project.name === 'phone') await page.locator('header summary:has-text("メニュー")').click()
    await expect(control.getByRole('button', { name: '特大' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await control.getByRole('button', { name: '標準' }).click()
    expect(await rootSize(page)).toBe(16)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'nothing is offered that would not work',
    tagged('any-width', 'chintai'),
    async ({ page, site }) => {
      await page.goto(site.url('/'))
      await expect(page.getByRole('button', { name: '特大', includeHidden: true })).toHaveCount(2)
      await expect(page.getByRole('button', { name: '特大' })).toHaveCount(0)
    },
  )
})
