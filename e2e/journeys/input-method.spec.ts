import type { Locator, Page } from '@playwright/test'
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

/**
 * Types kana as an input method does, presses Enter to settle on the kanji, and leaves the field
 * with them. Until it is settled the key belongs to the input method: keyCode 229.
 */
async function convert(page: Page, field: Locator, kana: string, kanji: string) {
  await field.focus()
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  for (let end = 1; end <= kana.length; end += 1) await compose(kana.slice(0, end))
  await compose(kanji)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await session.send('Input.insertText', { text: kanji })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await expect(field).toHaveValue(kanji)
}

test(
  'Enter that settles a conversion searches nothing; the next one does',
  tagged('chintai'),
  async ({ page, site }) => {
    await countSubmits(page)
    await page.goto(site.url('/'))
    await hydrated(page)
    await page.getByRole('radio', { name: 'こだわり' }).check({ force: true })
    const words = page.getByRole('combobox', { name: 'フリーワード' })
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
    const opener = page.getByRole('button', { name: /絞り込む|条件/ }).filter({ visible: true })
    if (page.viewportSize()?.width === 390) await opener.first().click()
    const words = page.getByRole('combobox', { name: 'フリーワード' })
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
