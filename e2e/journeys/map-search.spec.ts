import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  boundsOf,
  clusters,
  drag,
  FUKUOKA,
  found,
  isPhone,
  list,
  liveMap,
  MAP_BROWSER,
  middle,
  openMap,
  pins,
  SEARCHES,
  TENJIN,
} from '../support/map-page.ts'
import { screenshot } from '../support/screenshot.ts'
import { expect, tagged, test } from '../support/test.ts'

test.use(MAP_BROWSER)

/** Drags a map of Fukuoka and waits for what is found there: its bounds and number. */
async function moveOn(page: Page) {
  const before = await found(page)
  await drag(page)
  await expect.poll(() => boundsOf(page)).not.toBe(FUKUOKA.slice('bounds='.length))
  await expect.poll(() => found(page)).not.toBe(before)
  return [boundsOf(page), await found(page)] as const
}

/** The prices and clusters whose middle something else covers than one of them. */
const underControls = (page: Page) =>
  clusters(page)
    .or(pins(page))
    .evaluateAll((signs) =>
      signs.flatMap((sign) => {
        const { x, y, width, height } = sign.getBoundingClientRect()
        const on = document.elementFromPoint(x + width / 2, y + height / 2)
        return signs.some((one) => one.contains(on))
          ? []
          : [`${sign.textContent} under ${on?.outerHTML.slice(0, 99)}`]
      }),
    )

for (const { name, team, path } of SEARCHES) {
  test(
    `${name} are found where the map is moved to, and by whoever loads that address`,
    // One code for all of them, and slow without a graphics card.
    path === '/search' ? tagged(team, 'any-width') : tagged(team, 'full'),
    async ({ quiet: page, site }) => {
      await openMap(page, site.url(`${path}?${FUKUOKA}&view=map`))
      const [moved, there] = await moveOn(page)
      await page.reload()
      await expect(clusters(page).or(pins(page)).first()).toBeVisible()
      expect(boundsOf(page)).toBe(moved)
      expect(await found(page)).toBe(there)
      expect(await underControls(page)).toEqual([])
    },
  )
}

test(
  'a map of everything holds more than one of a town; a shared link shows the same',
  tagged('full', 'any-width', 'chintai'),
  async ({ page, site, context }) => {
    await openMap(page, site.url('/search?view=map'))
    await screenshot(page, 'all rentals on a map')
    const all = await found(page)
    await middle(page)
    await clusters(page).first().press('Enter')
    await expect.poll(() => boundsOf(page)).not.toBeNull()
    await expect.poll(() => found(page)).toBeLessThan(all)
    const there = await found(page)
    const other = await context.newPage()
    await openMap(other, page.url())
    expect(await found(other)).toBe(there)
  },
)

test(
  'the map and its list fill the window, and the page does not scroll',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await openMap(page, site.url(`/search?${FUKUOKA}&view=map`))
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(await beyond()).toBe(0)
  },
)

test(
  'Back from a listing restores the view',
  tagged('full', 'any-width', 'chintai'),
  async ({ page, site }) => {
    await openMap(page, site.url(`/search?${FUKUOKA}&view=map`))
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
  tagged('full', 'any-width', 'chintai'),
  async ({ page, site }) => {
    await openMap(page, site.url(`/search?${FUKUOKA}&view=map`))
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

test(
  'a pin tells of its home; Esc closes it',
  tagged('any-width', 'chintai', 'full'),
  async ({ quiet: page, site }) => {
    await openMap(page, site.url(`/search?${TENJIN}&view=map`))
    await middle(page)
    const pin = pins(page).first()
    await pin.focus()
    await page.keyboard.press('Enter')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    const card = page.getByRole('region', { name: '選んだ物件' })
    await expect(card.getByRole('article').first()).toBeVisible()
    await expect(card.locator('img').first()).toBeVisible()
    await screenshot(page, 'a pin is pressed')
    await expectAccessible(page)
    await card.getByRole('button', { name: '閉じる' }).focus()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  },
)

test(
  'on a phone a finger, buttons and arrow keys lead from pin to pin',
  tagged('full', 'chintai'),
  async ({ quiet: page, site }) => {
    test.skip(!isPhone(page), 'the list stands beside the map')
    await openMap(page, site.url(`/search?${TENJIN}&view=map`))
    await middle(page)
    await pins(page).first().press('Enter')
    const pressed = pins(page).and(page.locator('[aria-pressed="true"]'))
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
  'the sheet of a phone is dragged through its heights',
  tagged('full', 'chintai'),
  async ({ page, site }) => {
    test.skip(!isPhone(page), 'the list stands beside the map')
    await openMap(page, site.url(`/search?${FUKUOKA}&view=map`))
    const sheet = page.locator('[data-height]')
    await expect(sheet).toHaveAttribute('data-height', 'peek')
    await page.getByRole('button', { name: '一覧を半分の高さに広げる' }).click()
    const height = () => sheet.evaluate(({ clientHeight }) => clientHeight)
    await expect.poll(height).toBeGreaterThan(380)
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

test(
  'a list that is raised leaves all that was found in sight above it',
  tagged('full', 'chintai'),
  async ({ page, site }) => {
    test.skip(!isPhone(page), 'the list stands beside the map')
    await openMap(page, site.url('/search?view=map'))
    const raise = page.getByRole('button', { name: '一覧を半分の高さに広げる' })
    await raise.click()
    const hidden = () =>
      page.evaluate(() => {
        const sheet = document.querySelector('[data-height]')
        const edge = sheet?.getBoundingClientRect().top ?? 0
        const marks = [...document.querySelectorAll('.maplibregl-marker:not(:empty)')]
        return marks.filter((mark) => mark.getBoundingClientRect().bottom > edge + 1).length
      })
    await expect.poll(hidden).toBe(0)
    expect(boundsOf(page)).toBeNull()
    await screenshot(page, 'the list of a map at half of the page')
    await expectAccessible(page)
  },
)

test('two fingers zoom the map', tagged('full', 'any-width', 'chintai'), async ({ page, site }) => {
  await openMap(page, site.url(`/search?${FUKUOKA}&view=map`))
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
