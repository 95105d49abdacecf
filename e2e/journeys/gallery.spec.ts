import type { Page } from '@playwright/test'
import { addressOf } from '../support/pages.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

const ROOM = { name: '/articles/room/:cityid/:id', on: '/search' }

const gallery = (page: Page) => page.getByRole('group', { name: '写真' })

/** How many photos there are, and how many of them have nothing to show yet. */
const photos = (page: Page) =>
  gallery(page)
    .locator('img')
    .evaluateAll((images) => {
      const sources = images.map((image) => (image as HTMLImageElement).currentSrc)
      return { all: sources.length, held: sources.filter((it) => it.startsWith('data:')).length }
    })

const press = (page: Page) => gallery(page).dispatchEvent('pointerdown')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'photos out of view come when the page is pressed, even when no script of it does',
    tagged('chintai'),
    async ({ page, site, request }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(site.url(await addressOf(ROOM, site, request)))
      const { all } = await photos(page)
      const heldBack = gallery(page).locator('source[data-held]')
      await expect(heldBack).toHaveCount(all - 2)
      const media = () =>
        heldBack.evaluateAll((all) => all.map((it) => (it as HTMLSourceElement).media))
      expect(new Set(await media())).not.toContain('not all')
      await press(page)
      expect(new Set(await media())).toEqual(new Set(['not all']))
    },
  )
})

test(
  'a desktop shows five side by side, and all of them with their thumbnails on demand',
  tagged('chintai'),
  async ({ page, site, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(site.url(await addressOf(ROOM, site, request)))
    await hydrated(page)
    const { all } = await photos(page)
    const shown = gallery(page).getByRole('img').filter({ visible: true })
    await expect(shown).toHaveCount(Math.min(all, 5))
    await gallery(page)
      .getByRole('button', { name: `写真をすべて見る（${all}枚）` })
      .click()
    const box = page.getByRole('dialog', { name: '写真を拡大して見る' })
    await expect(box.locator('.lg-thumb-item')).toHaveCount(all)
    // It takes no press while it is opening.
    await expect(async () => {
      await box.locator('.lg-thumb-item').nth(2).click()
      await expect(box.locator('.lg-counter')).toHaveText(`3 / ${all}`, { timeout: 1000 })
    }).toPass()
    await page.goBack()
    await expect(box).toBeHidden()
    await expect(gallery(page).getByRole('link').nth(2)).toBeFocused()
  },
)
