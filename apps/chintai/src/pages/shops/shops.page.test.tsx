import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

const shop = (tenpoNo: string, tenpoName: string, areaNo: number, lat: number) => ({
  tenpoNo,
  tenpoName,
  areaNo,
  address: '福岡県',
  access: null,
  tel: '0942-00-0001',
  freeDial: null,
  lat,
  lng: 130.5,
  eigyoStart: '10:00',
  eigyoEnd: '18:30',
  teikyuWeek: [3],
  teikyuLabel: '毎週水曜日',
  teikyuBusyMonthsOpen: [],
  holidays: [],
  photos: [],
})

const SHOPS = [shop('001', '久留米本店', 10, 33.31), shop('002', '大牟田店', 41, 33.03)]
const answers = { shops: () => ({ shops: SHOPS }) }
const names = (level = 2) => screen.getAllByRole('heading', { level }).map((it) => it.textContent)

test('shows the shops of an area with the ways to reach them', async () => {
  const page = await visit('/company/shop?area_no=10', answers)
  await page.show?.()
  expect(names()).toEqual(['久留米本店'])
  const [tile] = screen.getAllByRole('listitem').filter((it) => it.textContent?.includes('本店'))
  if (!tile) throw new Error('no tile')
  expect(within(tile).getByRole('link', { name: '0942-00-0001' })).toHaveAttribute(
    'href',
    'tel:0942000001',
  )
  expect(within(tile).getByRole('link', { name: '来店予約' })).toHaveAttribute(
    'href',
    '/reservation?tenpo_no=001',
  )
  expect(screen.getByRole('link', { name: 'すべて 2' })).toHaveAttribute('href', '/company/shop')
})

test('shows all of them below the names of their areas, in the order of the areas', async () => {
  const third = shop('003', '天神店', 101, 33.59)
  const page = await visit('/company/shop', { shops: () => ({ shops: [...SHOPS, third] }) })
  await page.show?.()
  expect(names()).toEqual(['福岡市周辺1店舗', '久留米1店舗', '大牟田・熊本北部1店舗'])
  expect(names(3)).toEqual(['天神店', '久留米本店', '大牟田店'])
})

test('sorts them by distance for somebody who says where they are', async () => {
  const getCurrentPosition = (tell: PositionCallback) =>
    tell({ coords: { latitude: 33.04, longitude: 130.5 } } as GeolocationPosition)
  Object.assign(navigator, { geolocation: { getCurrentPosition } })
  const page = await visit('/company/shop', answers)
  await page.show?.()
  expect(names(3)).toEqual(['久留米本店', '大牟田店'])
  await userEvent.click(screen.getByRole('button', { name: '現在地から近い順' }))
  expect(names()).toEqual(['大牟田店', '久留米本店'])
  expect(screen.getByText('直線で約1.1km')).toBeInTheDocument()
})

test('an area that does not exist is an error', async () => {
  expect(await visit('/company/shop?area_no=99', answers)).toMatchObject({ status: 400 })
})

test('shows them on a map, each pin with its number in the list beside it', async () => {
  const page = await visit('/company/shop?view=map', answers)
  await page.show?.()
  // One for each size of the picture.
  const [pin] = screen.getAllByRole('link', { name: '2 大牟田店' })
  expect(pin).toHaveAttribute('href', '#shop-002')
  expect(names()).toEqual(['久留米本店', '大牟田店'])
  const row = document.getElementById('shop-002')
  if (!row) throw new Error('no row')
  expect(row).toHaveTextContent(/^2大牟田店/)
  expect(within(row).getByRole('link', { name: '0942-00-0001' })).toBeVisible()
  expect(within(row).getByText(/10:00〜18:30・水曜休/)).toBeVisible()
  expect(within(row).getByRole('button', { name: '大牟田店を地図で見る' })).toBeVisible()
  expect(screen.getByRole('link', { name: '一覧' })).toHaveAttribute('href', '/company/shop')
  expect(page.say?.('canonical')).toBe('/company/shop')
})
