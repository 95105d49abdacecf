import { expect, test } from '@jest/globals'
import { whole } from '@sumai/format/unbroken'
import { screen, within } from '@testing-library/react'
import { BUILDING } from '../../testing/building.ts'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

const PATIENT = { timeout: 20_000 }
const ADDRESS = '/articles/building/40203/20001234'
const answering = (more: object) => ({
  'chintai/tatemono/': () => ({ tatemono: { ...BUILDING, ...more } }),
})

test('lists the free rooms and leads to the form about the building', async () => {
  const page = await visit(ADDRESS)
  await page.show?.()
  const table = await screen.findByRole('region', { name: 'メゾン東町の募集中のお部屋' }, PATIENT)
  expect(within(table).getByRole('link', { name: '203号室' })).toHaveAttribute(
    'href',
    '/articles/room/40203/1000012345',
  )
  expect(screen.getByRole('link', { name: 'この建物を問い合わせる' })).toHaveAttribute(
    'href',
    '/property-building?tm_no=20001234',
  )
})

test('a full building stays, and offers word of the next free room', async () => {
  const page = await visit(ADDRESS, answering({ rooms: [], emptyCount: 0 }))
  await page.show?.()
  expect(page.status).toBe(200)
  expect(screen.getAllByText('現在空室はありません')).not.toHaveLength(0)
  expect(screen.getByRole('link', { name: '空室が出たら連絡を受ける' })).toBeInTheDocument()
})

test('the rooms can be put in another order by the address', async () => {
  const rooms = [
    { ...ROOM, bukkenNo: '1', roomNo: '101', hyYachin: 50_000, senyuMen: 25 },
    { ...ROOM, bukkenNo: '2', roomNo: '301', hyYachin: 60_000, senyuMen: 40 },
  ]
  const page = await visit(`${ADDRESS}?order=menseki`, answering({ rooms }))
  await page.show?.()
  const table = await screen.findByRole('region', { name: 'メゾン東町の募集中のお部屋' }, PATIENT)
  const names = within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['301号室', '101号室'])
  expect(page.say?.('canonical')).toBe(ADDRESS)
})

test('a room without a number is told apart by its floor and the side to which it looks', async () => {
  const room = { ...ROOM, roomNo: null, kai: 2, nyukyoDate: '2027-01-05' }
  const rooms = [
    { ...room, bukkenNo: '1', mukiLabel: '南' },
    { ...room, bukkenNo: '2', mukiLabel: '東' },
    { ...room, bukkenNo: '3', mukiLabel: null },
  ]
  const page = await visit(ADDRESS, answering({ rooms }))
  await page.show?.()
  const table = await screen.findByRole('region', { name: 'メゾン東町の募集中のお部屋' }, PATIENT)
  const names = within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['2階 南', '2階 東', '2階'])
  expect(table).toHaveTextContent('2027年1月5日から')
})

test('the rooms come before the way to ask, as a phone shows them', async () => {
  const page = await visit(ADDRESS)
  await page.show?.()
  const table = await screen.findByRole('region', { name: 'メゾン東町の募集中のお部屋' }, PATIENT)
  const ask = screen.getByRole('link', { name: 'この建物を問い合わせる' })
  const outline = screen.getByRole('heading', { name: '建物の概要' })
  expect(table.compareDocumentPosition(ask)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(ask.compareDocumentPosition(outline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('names the shop that lets the rooms', async () => {
  const page = await visit(ADDRESS)
  await page.show?.()
  const shop = await screen.findByRole('region', { name: 'ご案内する店舗' }, PATIENT)
  expect(within(shop).getByRole('link', { name: 'この店舗に来店予約' })).toHaveAttribute(
    'href',
    `/reservation?tenpo_no=${ROOM.tenpoNo}`,
  )
})

test('is called by its place where the owner hides the name', async () => {
  const page = await visit(ADDRESS, answering({ tmName: null }))
  await page.show?.()
  const heading = await screen.findByRole('heading', { level: 1 }, PATIENT)
  expect(heading).toHaveTextContent(`${whole('久留米市東町のアパート')}の賃貸・空室情報`)
})
