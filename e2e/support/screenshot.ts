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
  await expect.poll(() => page.evaluate(isDrawn, fullPage)).toBe(true)
  const file = `${name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'top'}.png`
  const isPhone = page.viewportSize()?.width === PHONE.width
  const folder = path.join(import.meta.dirname, '../shots', isPhone ? 'phone' : 'desktop')
  await page.screenshot({ path: path.join(folder, file), fullPage })
}

/**
 * Rows further down are laid out, and pictures load, when somebody comes near. What is not hydrated
 * yet is not touched: React would find attributes that the server has not written.
 */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.dataset.moved = ''
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, 0)
  })
}

/** Whether every picture on the screen, or on the whole page, has come, or will not. */
const isDrawn = (onPage: boolean) =>
  [...document.images]
    .filter((img) => {
      const { top, bottom, left, right } = img.getBoundingClientRect()
      const isBeside = right <= 0 || left >= window.innerWidth
      const isFar = bottom <= 0 || top >= window.innerHeight
      return !isBeside && (onPage || !isFar) && img.checkVisibility()
    })
    .every(({ complete }) => complete)
