import type { Page } from '@playwright/test'
import { TILES_PATH } from '@sumai/basemap/tiles'
import { PHONE } from '../playwright.config.ts'
import { expectAccessible } from '../support/accessible.ts'
import { withoutWebGl } from '../support/browsers.ts'
import { screenshot } from '../support/screenshot.ts'
import { expect, hydrated, tagged, test, withoutPrefetch } from '../support/test.ts'

// Without a graphics card every frame of a moving map costs what a page costs.
test.use({
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

const FUKUOKA = 'bounds=130.38,33.55,130.46,33.6'
const SEARCHES = [
  { name: 'rentals', team: 'chintai', path: '/search' },
  { name: 'homes', team: 'baibai', path: '/baibai/search' },
  { name: 'investments', team: 'baibai', path: '/baibai/search_invest' },
] as const

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width
const list = (page: Page) => page.getByRole('region', { name: '地図の範囲の物件' })
const liveMap = (page: Page) => page.getByRole('region', { name: '検索結果の地図' })
const picture = (page: Page) => page.getByRole('img', { name: '検索結果の地図' })
const pins = (page: Page) => page.locator('button[aria-label*="万円"][aria-pressed]')
const clusters = (page: Page) => page.getByRole('button', { name: /拡大する$/ })
const boundsOf = (page: Page) => new URL(page.url()).searchParams.get('bounds')
const areaOf = (page: Page) => new URL(page.url()).searchParams.get('area')
const found = async (page: Page) => {
  const text = await list(page).getByRole('status').textContent()
  return Number(/([\d,]+)件/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
}
const refusal = (page: Page) => page.getByRole('status').filter({ hasText: '画像で表示しています' })

/** The map of a search, when it can be moved. */
async function open(page: Page, url: string) {
  await withoutPrefetch(page)
  await page.goto(url)
  await hydrated(page)
  await expect(liveMap(page)).toBeVisible()
  await expect(clusters(page).or(pins(page)).first()).toBeVisible()
}

/** The free middle of the map. */
async function middle(page: Page) {
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
  await expect.poll(height).toBeLessThan(114)
}

async function drag(page: Page) {
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 80, y - 60, { steps: 6 })
  await page.mouse.up()
}

/** Drags a map of Fukuoka and waits for what is found there: its bounds and number. */
async function moveOn(page: Page) {
  const before = await found(page)
  await drag(page)
  await expect.poll(() => boundsOf(page)).not.toBe(FUKUOKA.slice('bounds='.length))
  await expect.poll(() => found(page)).not.toBe(before)
  return [boundsOf(page), await found(page)] as const
}

for (const { name, team, path } of SEARCHES) {
  test(
    `${name} are found where the map is moved to, and by whoever loads that address`,
    // One code for all of them, and slow without a graphics card.
    path === '/search' ? tagged(team, 'any-width') : tagged(team, 'full'),
    async ({ quiet: page, site }) => {
      await open(page, site.url(`${path}?${FUKUOKA}&view=map`))
      const [moved, there] = await moveOn(page)
      await page.reload()
      await expect(clusters(page).or(pins(page)).first()).toBeVisible()
      expect(boundsOf(page)).toBe(moved)
      expect(await found(page)).toBe(there)
    },
  )
}

test(
  'a map of everything holds more than one of a town; a shared link shows the same',
  tagged('any-width', 'chintai'),
  async ({ page, site, context }) => {
    await open(page, site.url('/search?view=map'))
    await screenshot(page, 'all rentals on a map')
    const all = await found(page)
    await middle(page)
    await clusters(page).first().press('Enter')
    await expect.poll(() => boundsOf(page)).not.toBeNull()
    await expect.poll(() => found(page)).toBeLessThan(all)
    const there = await found(page)
    const other = await context.newPage()
    await open(other, page.url())
    expect(await found(other)).toBe(there)
  },
)

test(
  'Back from a listing restores the view',
  tagged('any-width', 'chintai'),
  async ({ page, site }) => {
    await open(page, site.url(`/search?${FUKUOKA}&view=map`))
    const [moved, there] = await moveOn(page)
    await list(page).getByRole('article').getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/\/articles\/room\//)
    await page.goBack()
    await expect(liveMap(page)).toBeVisible()
    expect(boundsOf(page)).toBe(moved)
    await expect.poll(() => found(page)).toBe(there)
  },
)

test(
  'the map can wait for a press before it searches',
  tagged('any-width', 'chintai'),
  async ({ page, site }) => {
    await open(page, site.url(`/search?${FUKUOKA}&view=map`))
    await page.getByRole('checkbox', { name: '地図の移動で検索' }).uncheck()
    await drag(page)
    const press = page.getByRole('button', { name: 'このエリアで検索' })
    await expect(press).toBeVisible()
    expect(boundsOf(page)).toBe(FUKUOKA.slice('bounds='.length))
    await press.click()
    await expect.poll(() => boundsOf(page)).not.toBe(FUKUOKA.slice('bounds='.length))
    await expect(press).toBeHidden()
  },
)

test('a pin tells of its home; Esc closes it', tagged('chintai'), async ({ quiet: page, site }) => {
  await open(page, site.url(`/search?${FUKUOKA}&view=map`))
  await middle(page)
  const pin = pins(page).first()
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  const card = page.getByRole('region', { name: '選んだ物件' })
  await expect(card.getByRole('article').first()).toBeVisible()
  await screenshot(page, 'a pin is pressed')
  await expectAccessible(page)
  await card.getByRole('button', { name: '閉じる' }).focus()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test(
  'on a phone a finger, buttons and arrow keys lead from pin to pin',
  tagged('chintai'),
  async ({ quiet: page, site }) => {
    test.skip(!isPhone(page), 'the list stands beside the map')
    await open(page, site.url(`/search?${FUKUOKA}&view=map`))
    await middle(page)
    await pins(page).first().press('Enter')
    const pressed = page.locator('button[aria-label*="万円"][aria-pressed="true"]')
    const first = await pressed.elementHandle()
    const isFirst = () => pressed.evaluate((pin, other) => pin === other, first)
    const card = page.getByRole('region', { name: '選んだ物件' })
    await expect(card.getByRole('article').first()).toBeVisible()
    await card.getByRole('button', { name: '次の物件' }).press('Enter')
    await expect.poll(isFirst).toBe(false)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(isFirst).toBe(true)
    await expect(card.getByRole('article').first()).toBeVisible()
    const box = await card.boundingBox()
    if (!box) throw new Error('there is no card')
    const touch = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      })
    await send('touchStart', box.x + 300)
    for (const x of [280, 240, 200, 160]) await send('touchMove', box.x + x)
    await send('touchEnd')
    await expect.poll(isFirst).toBe(false)
    await screenshot(page, 'the next pin')
  },
)

test(
  'an area is drawn and cleared; conditions keep it',
  tagged('any-width', 'baibai'),
  async ({ quiet: page, site }) => {
    await open(page, site.url(`/baibai/search?${FUKUOKA}&view=map`))
    const before = await found(page)
    const { x, y } = await middle(page)
    await page.getByRole('button', { name: 'エリアを描く' }).click()
    await page.mouse.move(x + 90, y)
    await page.mouse.down()
    for (let angle = 0; angle < 6.2; angle += 0.2) {
      await page.mouse.move(x + 90 * Math.cos(angle), y + 90 * Math.sin(angle))
    }
    await page.mouse.up()
    await expect.poll(() => areaOf(page)).not.toBeNull()
    const corners = areaOf(page)?.split(',') ?? []
    expect(corners.length).toBeLessThanOrEqual(120)
    await expect.poll(() => found(page)).toBeLessThan(before)
    await screenshot(page, 'an area is drawn')
    const area = areaOf(page)
    await page.getByRole('button', { name: /条件を変更/ }).click()
    const form = page.getByRole('search', { name: '検索条件' })
    await form.locator('label', { hasText: '4LDK' }).first().click()
    await form.getByRole('button', { name: /件を表示/ }).click()
    await expect(page).toHaveURL(/4ldk/)
    expect(areaOf(page)).toBe(area)
    await page.getByRole('button', { name: '消す' }).click()
    await expect.poll(() => areaOf(page)).toBeNull()
  },
)

test(
  'stations and places are laid over the map',
  tagged('any-width', 'chintai'),
  async ({ quiet: page, site }) => {
    await open(page, site.url('/search?bounds=130.42,33.555,130.44,33.565&view=map'))
    await middle(page)
    const look = () => liveMap(page).screenshot()
    await page.getByRole('button', { name: '重ねる' }).click()
    for (const layer of ['駅・路線', '学校']) {
      const before = await look()
      await page.getByRole('checkbox', { name: layer }).click()
      await expect.poll(async () => (await look()).equals(before)).toBe(false)
    }
    await screenshot(page, 'layers of the map')
  },
)

test(
  'the map of homes for sale shows what the land costs, when it is chosen',
  tagged('any-width', 'baibai'),
  async ({ page, site }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/land-prices/map')) asked.push(request.url())
    })
    await open(page, site.url('/baibai/search?bounds=130.42,33.555,130.44,33.565&view=map'))
    await middle(page)
    expect(asked).toEqual([])
    const look = () => liveMap(page).screenshot()
    const before = await look()
    await page.getByRole('button', { name: '重ねる' }).press('Enter')
    const chosen = page.getByRole('checkbox', { name: '地価公示' })
    await chosen.press('Space')
    const menu = page.getByRole('group', { name: '地図に重ねる' })
    await expect(menu.getByRole('status')).toHaveText(
      /^この範囲の\d+地点：.+万円\/㎡（\d+年1月1日時点）/,
    )
    await expect(menu.getByText(/^出典：国土数値情報/)).toBeVisible()
    expect(asked).not.toEqual([])
    await expectAccessible(page)
    await screenshot(page, 'land prices on the map')
    await chosen.press('Escape')
    await expect(menu).toBeHidden()
    await expect.poll(async () => (await look()).equals(before)).toBe(false)
  },
)

test('a refused place is told politely', tagged('any-width', 'chintai'), async ({ page, site }) => {
  await open(page, site.url(`/search?${FUKUOKA}&view=map`))
  await page.getByRole('button', { name: '現在地' }).click()
  await expect(page.getByText(/現在地を確認できませんでした/)).toBeVisible()
})

test(
  'the sheet of a phone is dragged through its heights',
  tagged('chintai'),
  async ({ page, site }) => {
    test.skip(!isPhone(page), 'the list stands beside the map')
    await open(page, site.url(`/search?${FUKUOKA}&view=map`))
    const sheet = page.locator('[data-height]')
    await expect(sheet).toHaveAttribute('data-height', 'half')
    const grip = await page.getByRole('button', { name: /^一覧を/ }).boundingBox()
    if (!grip) throw new Error('there is no grip')
    const touch = await page.context().newCDPSession(page)
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: to === undefined ? [] : [{ x, y: to }],
      })
    await send('touchStart', y)
    for (let step = 1; step <= 10; step += 1) await send('touchMove', y + step * 30)
    await send('touchEnd')
    await expect(sheet).toHaveAttribute('data-height', 'peek')
    await page.getByRole('button', { name: '一覧を半分の高さに広げる' }).click()
    await page.getByRole('button', { name: '一覧を全体に広げる' }).click()
    await page.getByRole('button', { name: '地図にもどる' }).click()
    await expect(sheet).toHaveAttribute('data-height', 'peek')
  },
)

test('two fingers zoom the map', tagged('any-width', 'chintai'), async ({ page, site }) => {
  await open(page, site.url(`/search?${FUKUOKA}&view=map`))
  const { x, y } = await middle(page)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    })
  await send('touchStart', 30)
  for (let apart = 40; apart <= 120; apart += 10) await send('touchMove', apart)
  await send('touchEnd')
  await expect.poll(() => boundsOf(page)).not.toBe(FUKUOKA.slice('bounds='.length))
  const [west = 0, , east = 0] = boundsOf(page)?.split(',').map(Number) ?? []
  expect(east - west).toBeLessThan(0.08)
})

test(
  'without WebGL the picture and the list stay',
  tagged('any-width', 'chintai'),
  async ({ page, site }) => {
    await page.addInitScript(withoutWebGl)
    await page.goto(site.url(`/search?${FUKUOKA}&view=map`))
    await expect(refusal(page)).toBeVisible()
    await expect(picture(page)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
  },
)

test(
  'without tiles the picture and the list stay',
  tagged('any-width', 'chintai'),
  async ({ page, site }) => {
    await page.route(`**${TILES_PATH}`, (route) => route.fulfill({ status: 404 }))
    await page.goto(site.url(`/search?${FUKUOKA}&view=map`))
    await expect(refusal(page)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { name, team, path } of SEARCHES) {
    test(`${name} are listed below a picture of the map`, tagged(team), async ({ page, site }) => {
      await page.goto(site.url(`${path}?${FUKUOKA}&view=map`))
      await expect(picture(page)).toBeVisible()
      expect(await found(page)).toBeGreaterThan(0)
      await expect(list(page).getByRole('article').first()).toBeVisible()
      await screenshot(page, `${name} on a map without scripts`)
    })
  }
})
