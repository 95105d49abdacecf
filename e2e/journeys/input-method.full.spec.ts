import type { Page } from '@playwright/test'
import { convert } from '../support/input-method.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

type Counting = { submits: number }

/** A browser submits a form within the event of the key: what is not counted by then never comes. */
const countSubmits = (page: Page) =>
  page.addInitScript(() => {
    const counting = Object.assign(window, { submits: 0 })
    addEventListener(
      'submit',
      () => Object.assign(counting, { submits: counting.submits + 1 }),
      true,
    )
  })
const submitted = () => (window as unknown as Counting).submits

test(
  'Enter that settles a conversion searches nothing; the next one does',
  tagged('chintai'),
  async ({ page, site }) => {
    await countSubmits(page)
    await page.goto(site.url('/'))
    await hydrated(page)
    const words = page.getByLabel('駅・地名・学校・条件')
    await convert(page, words, 'おおはし', '大橋')
    expect(await page.evaluate(submitted)).toBe(0)
    await expect(page).toHaveURL(site.url('/'))
    await words.press('Enter')
    await expect(page).toHaveURL(site.url('/search/ohashi-eki'))
  },
)

test(
  'Enter that settles a conversion filters nothing on a page of results',
  tagged('chintai'),
  async ({ page, site }) => {
    await countSubmits(page)
    await page.goto(site.url('/search'))
    await hydrated(page)
    const words = page.getByLabel('駅・地名・学校・条件')
    await convert(page, words, 'おおはし', '大橋')
    expect(await page.evaluate(submitted)).toBe(0)
    await expect(page).toHaveURL(site.url('/search'))
    await words.press('Enter')
    await expect(page).toHaveURL(site.url('/search/ohashi-eki'))
  },
)

test(
  'Enter that settles a conversion sends no enquiry',
  tagged('chintai'),
  async ({ page, site }) => {
    await countSubmits(page)
    await page.goto(site.url('/contact'))
    await hydrated(page)
    const name = page.getByLabel('お名前')
    await convert(page, name, 'やまだ', '山田')
    expect(await page.evaluate(submitted)).toBe(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The next one does, and hears of what is missing.
    await name.press('Enter')
    await expect(page.getByRole('alert').first()).toBeVisible()
    expect(await page.evaluate(submitted)).toBe(1)
  },
)
