import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../playwright.config.ts'
import { type Fault, Faulty } from '../support/faulty.ts'
import { expect, hydrated, test } from '../support/test.ts'

const SITES = [
  { name: 'rental', path: '/search/kurume-shi' },
  { name: 'sales', path: '/baibai/search' },
] as const

/** What the API does, and whether the results come all the same; a page waits five seconds. */
const DAYS: { says: string; fault: Fault; delay?: number; comes: boolean; isQuick?: true }[] = [
  { says: 'takes 2 s', fault: 'slow', delay: 2000, comes: true },
  { says: 'takes 4 s', fault: 'slow', delay: 4000, comes: true },
  { says: 'takes 6 s', fault: 'slow', delay: 6000, comes: false },
  { says: 'never answers', fault: 'hangs', comes: false },
  { says: 'cannot be reached', fault: 'refused', comes: false },
  { says: 'fails with 500', fault: '500', comes: false },
  { says: 'fails with 503', fault: '503', comes: false },
  { says: 'is cut off', fault: 'cut', comes: false, isQuick: true },
]

test.describe('while a search is narrowed', () => {
  let api: Faulty
  test.beforeAll(async ({ site }) => {
    api = await Faulty.before(site.url('', 'api'))
    await site.change({ shell: { API_ORIGIN: api.url, API_PUBLIC_ORIGIN: api.url } })
  })
  test.afterAll(async ({ site }) => {
    await site.restore()
    await api.close()
  })

  for (const { says, fault, delay, comes, isQuick } of DAYS) {
    for (const { name, path } of SITES) {
      for (const viewport of [PHONE, DESKTOP]) {
        const words = `the API ${says}: the ${name} results ${comes ? 'come' : 'stay'}`
        const isFull = !isQuick || name === 'sales' || viewport === DESKTOP
        test(`${words}, ${viewport.width} px${isFull ? ' @full' : ''}`, async ({ page, site }) => {
          await api.beWell()
          await page.setViewportSize(viewport)
          await page.goto(site.url(path))
          await hydrated(page)
          await page.waitForLoadState('networkidle')
          const before = await found(page)
          expect(before.length).toBeGreaterThan(0)

          const isPhone = viewport === PHONE
          if (isPhone) await openConditions(page)
          await api.be(fault, delay)
          await form(page).locator('label', { hasText: '2階以上' }).click()
          await expect(upstairs(page)).toBeChecked()
          if (isPhone)
            await form(page)
              .getByRole('button', { name: /件を表示/ })
              .click()
          await expect(page.getByText('物件を読み込んでいます')).toBeAttached()
          expect(await found(page)).toEqual(before)

          const missed = page.getByRole('alert').filter({ hasText: '前の結果を表示しています' })
          if (!comes) {
            await expect(missed).toBeVisible()
            expect(await found(page)).toEqual(before)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            if (isPhone) await openConditions(page)
            await expect(upstairs(page)).toBeChecked()
            if (isPhone) await form(page).getByRole('button', { name: '閉じる' }).click()
            await api.beWell()
            // Closing the sheet goes back, which may have read them already.
            await expect(async () => {
              if (await missed.isHidden()) return
              await missed.getByRole('link', { name: '再読み込み' }).click({ timeout: 1000 })
            }).toPass()
          }
          await expect(page.getByRole('link', { name: '2階以上を外す' }).first()).toBeVisible()
          await expect(missed).toBeHidden()
          const after = await found(page)
          expect(after).not.toEqual(before)

          await api.beWell()
          await page.reload()
          expect(await found(page)).toEqual(after)
        })
      }
    }
  }
})

const form = (page: Page) => page.getByRole('search', { name: '検索条件' })
const openConditions = (page: Page) => page.getByRole('button', { name: /条件を変更/ }).click()
const upstairs = (page: Page) => form(page).getByRole('checkbox', { name: /^2階以上/ })

/** Where the homes on the page lead. */
const found = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
