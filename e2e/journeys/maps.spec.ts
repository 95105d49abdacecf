import type { Page } from '@playwright/test'
import { TILES_PATH } from '@sumai/basemap/tiles'
import { expectAccessible } from '../support/accessible.ts'
import { withoutWebGl } from '../support/browsers.ts'
import { addressOf } from '../support/pages.ts'
import { screenshot } from '../support/screenshot.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

const ROOM = { name: '/articles/room/:cityid/:id', on: '/search' }
const SHOP = '/company/shop/301'

const picture = (page: Page) => page.getByRole('img', { name: /の周辺の地図$/ })
const start = (page: Page) => page.getByRole('button', { name: '地図を動かす' })
const liveMap = (page: Page) => page.getByRole('region', { name: /の周辺の地図$/ })
const refusal = (page: Page) => page.getByRole('status').filter({ hasText: '画像で表示しています' })

/** Bytes over the network, brotli. */
const MOST_SCRIPTS = 400_000

/** Whether the picture is there, and not only its words. */
const isDrawn = (page: Page) =>
  picture(page).evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)

/** How many pins a map has in the moment in which it takes the place of its picture. */
const pinsWhenDrawn = () =>
  new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      const drawn = document.querySelector('[data-ground="drawn"]')
      if (!drawn) return
      observer.disconnect()
      resolve(drawn.querySelectorAll('.maplibregl-marker:not(:empty)').length)
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-ground'] })
  })

async function openShop(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
  await picture(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(page)).toBe(true)
}

test(
  'tiles come in parts, from the site itself',
  tagged('any-width'),
  async ({ site, request }) => {
    const url = site.url(TILES_PATH)
    const part = await request.get(url, { headers: { range: 'bytes=0-6' } })
    expect(part.status()).toBe(206)
    expect(await part.text()).toBe('PMTiles')
    const beyond = await request.get(url, { headers: { range: 'bytes=99999999-' } })
    expect(beyond.status()).toBe(416)
  },
)

test(
  'a press makes the map of a listing one to move',
  tagged('chintai', 'full'),
  async ({ quiet: page, site, request }) => {
    const strangers: string[] = []
    const parts: number[] = []
    const scripts = new Map<string, number>()
    page.on('response', (answer) => {
      const { origin, pathname } = new URL(answer.url())
      if (pathname === TILES_PATH) parts.push(answer.status())
      if (/\.m?js$/.test(pathname)) {
        scripts.set(pathname, Number(answer.headers()['content-length']))
      }
      if (answer.url().startsWith('http') && !origin.startsWith('http://127.0.0.1:')) {
        strangers.push(answer.url())
      }
    })
    await page.goto(site.url(await addressOf(ROOM, site, request)))
    await hydrated(page)
    await picture(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isDrawn(page)).toBe(true)
    await screenshot(page, 'a map as a picture')
    expect(parts).toEqual([])
    await page.waitForLoadState('networkidle')
    scripts.clear()
    const pinsAtFirst = page.evaluate(pinsWhenDrawn)
    await start(page).click()
    await expect(start(page)).toHaveCount(0)
    await expect(liveMap(page)).toBeFocused()
    expect(await pinsAtFirst).toBeGreaterThan(0)
    expect(new Set(parts)).toEqual(new Set([206]))
    expect(strangers).toEqual([])
    expect([...scripts.keys()]).toContainEqual(expect.stringContaining('maplibre-gl'))
    const bytes = [...scripts.values()].reduce((sum, script) => sum + script, 0)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPTS)
    await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
    await screenshot(page, 'a map to move')
    await expectAccessible(page)
  },
)

test(
  'a place near a home leads to the map, which names it',
  tagged('full', 'baibai'),
  async ({ quiet: page, site, request }) => {
    // Where the points of the survey are never a kilometre apart.
    const inTheCity = '/baibai/search/fukuoka-shi-chuo-ku'
    const sale = { name: '/baibai/articles/room/:cityid/:id', on: inTheCity }
    await page.goto(site.url(await addressOf(sale, site, request)))
    await hydrated(page)
    const around = page.getByRole('region', { name: 'まわりの環境' })
    await expect(around.getByRole('heading', { name: /近くの地価公示/ })).toBeVisible()
    const place = around.getByRole('listitem').getByRole('link').first()
    const name = /^\d+(.+駅)/.exec((await place.textContent()) ?? '')?.[1] ?? ''
    expect(name).not.toBe('')
    await place.click()
    await expect(liveMap(page)).toBeVisible()
    await expect(around.getByRole('button', { pressed: true })).toContainText(name)
    await expectAccessible(page)
  },
)

test(
  'keys and buttons move and zoom it, deeper than there are tiles',
  tagged('full'),
  async ({ page, site }) => {
    await openShop(page, site.url(SHOP))
    await start(page).click()
    await expect(liveMap(page)).toBeFocused()
    const seen = () => liveMap(page).screenshot()
    for (const move of [
      () => page.keyboard.press('ArrowRight'),
      () => page.keyboard.press('+'),
      () => page.getByRole('button', { name: '地図を拡大する' }).click(),
      () => page.getByRole('button', { name: '地図を縮小する' }).click(),
    ]) {
      const before = await seen()
      await move()
      await expect.poll(async () => (await seen()).equals(before)).toBe(false)
    }
  },
)

test('without WebGL the picture stays, and says so', tagged('full'), async ({ page, site }) => {
  await page.addInitScript(withoutWebGl)
  await openShop(page, site.url(SHOP))
  await start(page).click()
  await expect(refusal(page)).toBeVisible()
  expect(await isDrawn(page)).toBe(true)
})

test('without tiles the picture stays, and says so', tagged('full'), async ({ page, site }) => {
  await page.route(`**${TILES_PATH}`, (route) => route.fulfill({ status: 404 }))
  await openShop(page, site.url(SHOP))
  await start(page).click()
  await expect(refusal(page)).toBeVisible()
  expect(await isDrawn(page)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is a picture whose credit leads to its sources', async ({ page, site }) => {
    await page.goto(site.url(SHOP))
    await picture(page).scrollIntoViewIfNeeded()
    await expect(start(page)).toHaveCount(0)
    await page.getByRole('link', { name: /OpenStreetMap/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('地図と地理データについて')
    await expect(page.getByRole('table')).toContainText('ODbL 1.0')
  })
})

test(
  'shops stand on a map with their names; a press on one, or on its row, tells of it',
  tagged('full', 'any-width', 'chintai'),
  async ({ quiet: page, site }) => {
    await page.goto(site.url('/company/shop?view=map'))
    await hydrated(page)
    const pin = page.getByRole('button', { name: /^\d+ 千早店$/ })
    await expect(pin).toBeVisible()
    await pin.press('Enter')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    const card = page.getByRole('region', { name: '選んだ店舗' })
    await expect(card.getByRole('link', { name: '千早店', exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: /^0120-/ })).toHaveAttribute('href', /^tel:/)
    await expect(card).toContainText('曜休')
    await expect(
      card.getByRole('link', { name: '千早店までの道順（Googleマップ）' }),
    ).toHaveAttribute('href', /destination=33\.\d+,130\.\d+$/)
    await expectAccessible(page)
    await screenshot(page, 'a shop on the map')
    await card.getByRole('button', { name: '閉じる' }).click()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: '荒尾店を地図で見る' }).press('Enter')
    await expect(card.getByRole('link', { name: '荒尾店', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 33.5903, longitude: 130.4017 })
    await page.getByRole('button', { name: '現在地から近い順' }).click()
    await expect(page.getByRole('img', { name: '現在地' })).toBeVisible()
    const [nearest] = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(nearest).toBe('天神店')
    await expect(page.getByText('直線で約0.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '1 天神店' })).toBeVisible()
    await expectAccessible(page)
  },
)
