import type { Page } from '@playwright/test'
import { PHONE } from '../playwright.config.ts'
import { expect, hydrated } from './test.ts'

/** What every test of a map of results has: without a graphics card each frame costs a page. */
export const MAP_BROWSER = {
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const

export const FUKUOKA = 'bounds=130.38,33.55,130.46,33.6'
/** Near enough for prices of single homes on a phone. */
export const TENJIN = 'bounds=130.405,33.578,130.42,33.59'
export const SEARCHES = [
  { name: 'rentals', team: 'chintai', path: '/search' },
  { name: 'homes', team: 'baibai', path: '/baibai/search' },
  { name: 'investments', team: 'baibai', path: '/baibai/search_invest' },
] as const

export const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width
export const list = (page: Page) => page.getByRole('region', { name: '地図の範囲の物件' })
export const liveMap = (page: Page) => page.getByRole('region', { name: '検索結果の地図' })
export const pins = (page: Page) => page.locator('button[aria-label*="円"][aria-pressed]')
export const clusters = (page: Page) => page.getByRole('button', { name: /拡大する$/ })
export const boundsOf = (page: Page) => new URL(page.url()).searchParams.get('bounds')
export const found = async (page: Page) => {
  const text = await list(page).getByRole('status').textContent()
  return Number(/([\d,]+)件/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
}

/** The map of a search, when it can be moved. */
export async function openMap(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
  await expect(liveMap(page)).toBeVisible()
  await expect(clusters(page).or(pins(page)).first()).toBeVisible()
}

/** The free middle of the map. */
export async function middle(page: Page) {
  if (isPhone(page)) await lower(page)
  const box = await liveMap(page).boundingBox()
  if (!box) throw new Error('there is no map')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Puts the sheet of a phone at its lowest. */
async function lower(page: Page) {
  const grip = page.getByRole('button', { name: /^一覧を/ })
  while (!/半分/.test((await grip.getAttribute('aria-label')) ?? '')) await grip.click()
  const height = () => page.locator('[data-height]').evaluate((sheet) => sheet.clientHeight)
  await expect.poll(height).toBeLessThan(82)
}

export async function drag(page: Page) {
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 80, y - 60, { steps: 6 })
  await page.mouse.up()
}
