import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { drag, FUKUOKA, found, liveMap, MAP_BROWSER, middle, openMap } from '../support/map-page.ts'
import { screenshot } from '../support/screenshot.ts'
import { expect, tagged, test } from '../support/test.ts'

test.use(MAP_BROWSER)

const areaOf = (page: Page) => new URL(page.url()).searchParams.get('area')

test(
  'an area is drawn and cleared; conditions keep it',
  tagged('full', 'any-width', 'baibai'),
  async ({ quiet: page, site }) => {
    await openMap(page, site.url(`/baibai/search?${FUKUOKA}&view=map`))
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
  'a place of the map is where one goes every day: its minutes are asked for and shown',
  tagged('full', 'any-width', 'chintai'),
  async ({ quiet: page, site }) => {
    await openMap(page, site.url(`/search?${FUKUOKA}&view=map`))
    const before = await found(page)
    await page.getByRole('button', { name: '通勤先を選ぶ' }).click()
    await drag(page)
    await screenshot(page, 'a commute is picked on the map')
    await page.getByRole('button', { name: 'ここに決める' }).click()
    await expect(page).toHaveURL(/commute=130\.\d+%2C33\.\d+~30/)
    await expect(page.getByRole('img', { name: '通勤先' })).toBeVisible()
    await expect.poll(() => found(page)).toBeLessThanOrEqual(before)
    await expect(page.getByText(/^地図で選んだ場所まで約\d+分$/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /、通勤\d+分/ }).first()).toBeVisible()
    await page.getByRole('button', { name: '通勤先を選ぶ' }).click()
    await page.getByRole('button', { name: 'やめる' }).click()
    await expect(page.getByRole('button', { name: 'ここに決める' })).toBeHidden()
  },
)

test(
  'stations and places are laid over the map',
  tagged('full', 'any-width', 'chintai'),
  async ({ quiet: page, site }) => {
    await openMap(page, site.url('/search?bounds=130.42,33.555,130.44,33.565&view=map'))
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
  tagged('full', 'any-width', 'baibai'),
  async ({ page, site }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/land-prices/map')) asked.push(request.url())
    })
    await openMap(page, site.url('/baibai/search?bounds=130.42,33.555,130.44,33.565&view=map'))
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

test(
  'from afar a layer leads to where it is seen; a press on the map closes the layers',
  tagged('full', 'any-width', 'chintai'),
  async ({ quiet: page, site }) => {
    await openMap(page, site.url(`/search?${FUKUOKA}&view=map`))
    const { x, y } = await middle(page)
    await page.getByRole('button', { name: '重ねる' }).click()
    await page.getByRole('checkbox', { name: '学校' }).click()
    await expect(page.getByText('選ぶと拡大').first()).toBeHidden()
    const menu = page.getByRole('group', { name: '地図に重ねる' })
    await screenshot(page, 'layers that are seen')
    // Where no pin is.
    await liveMap(page).evaluate(
      (canvas, at) => {
        for (const type of ['mousedown', 'mouseup', 'click']) {
          const point = { clientX: at.x, clientY: at.y, bubbles: true, view: window }
          canvas.dispatchEvent(new MouseEvent(type, point))
        }
      },
      { x, y },
    )
    await expect(menu).toBeHidden()
  },
)

test(
  'a refused place is told politely',
  tagged('full', 'any-width', 'chintai'),
  async ({ page, site }) => {
    await openMap(page, site.url(`/search?${FUKUOKA}&view=map`))
    await page.getByRole('button', { name: '現在地' }).click()
    await expect(page.getByText(/現在地を確認できませんでした/)).toBeVisible()
  },
)
