import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isWide, signInAsHeadOffice } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

/** What rows and the gaps between them must keep. A row under a bar that stays in view is no fault. */
const RULES = [
  'list',
  'listitem',
  'aria-allowed-attr',
  'aria-hidden-focus',
  'aria-required-children',
  'aria-required-parent',
  'aria-valid-attr-value',
]

/** Five parts of 50. */
const LONG = '/listings/chintai?parts=5'
const rows = (page: Page) => page.locator('[data-index]')
const boxes = (page: Page) => page.locator('[data-row]')
const scrollTo = (page: Page, share: number) =>
  page.evaluate((to) => window.scrollTo(0, document.documentElement.scrollHeight * to), share)
const bar = (page: Page) => page.getByRole('toolbar', { name: '選んだ物件の操作' })

test('of a long list only what is near is drawn, and readers are told where they are', async ({
  page,
  site,
}) => {
  await signInAsHeadOffice(page, site, LONG)
  await expect(page.getByText(/件のうち 250件を表示$/)).toBeAttached()
  await expect(rows(page).first()).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(60)
  await scrollTo(page, 1)
  const last = page.locator('[data-index="249"]')
  await expect(last).toBeInViewport()
  expect(await rows(page).count()).toBeLessThan(60)
  if (isWide(page)) {
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '251')
    await expect(last).toHaveAttribute('aria-rowindex', '251')
  } else {
    await expect(last).toHaveAttribute('aria-setsize', '250')
    await expect(last).toHaveAttribute('aria-posinset', '250')
  }
  const axe = new AxeBuilder({ page }).include('main').withRules(RULES)
  expect((await axe.analyze()).violations).toEqual([])
})

test('a long list comes back where it was left, at the row one came from', async ({
  page,
  site,
}) => {
  await signInAsHeadOffice(page, site, LONG)
  await expect(rows(page).first()).toBeVisible()
  await scrollTo(page, 0.5)
  await expect(page.locator('[data-index="125"]')).toBeVisible()
  const link = page.locator('[data-index="125"] a')
  const href = await link.getAttribute('href')
  await link.scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.goBack()
  await expect(page.locator(`main a[href="${href}"]`)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
  await page.reload()
  await expect(page.locator(`main a[href="${href}"]`)).toBeFocused()
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport()
})

test('rows are reached and chosen by keys whether they are drawn or not', async ({
  page,
  site,
}) => {
  await signInAsHeadOffice(page, site, LONG)
  await boxes(page).first().focus()
  await page.keyboard.press('x')
  await scrollTo(page, 1)
  await expect(page.locator('[data-index="249"]')).toBeInViewport()
  await expect(boxes(page).first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator('[data-index="1"] [data-row]')).toBeFocused()
  await expect(page.locator('[data-index="1"]')).toBeInViewport()
  for (let press = 0; press < 40; press++) await page.keyboard.press('j')
  await expect(page.locator('[data-index="41"] [data-row]')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Shift+X')
  await expect(bar(page).getByText(/^41件を選択$/)).toBeVisible()
})
