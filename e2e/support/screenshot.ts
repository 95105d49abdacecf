import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { PHONE } from '../playwright.config.ts'

/**
 * Writes what the visitor sees to `e2e/shots/<phone or desktop>/<name>.png`, in `npm run shots` and
 * `npm run test:full`. A page is taken whole, a state as far as the screen shows it.
 */
export async function screenshot(page: Page, name: string, { fullPage = false } = {}) {
  if (!process.env.TEST_FULL) return
  if (fullPage) await showAll(page)
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true)
  const file = `${name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'top'}.png`
  const isPhone = page.viewportSize()?.width === PHONE.width
  const folder = path.join(import.meta.dirname, '../shots', isPhone ? 'phone' : 'desktop')
  await page.screenshot({ path: path.join(folder, file), fullPage })
}

/** Rows further down are laid out, and pictures load, when somebody comes near. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.dataset.moved = ''
    for (const img of document.images) img.loading = 'eager'
    await Promise.allSettled([...document.images].map((img) => img.decode()))
  })
}

/** Whether every picture on the screen has come, or will not. */
const isDrawn = () =>
  [...document.images]
    .filter((img) => {
      const { top, bottom, left, right } = img.getBoundingClientRect()
      const isOnScreen =
        bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
      return isOnScreen && img.checkVisibility()
    })
    .every(({ complete }) => complete)
