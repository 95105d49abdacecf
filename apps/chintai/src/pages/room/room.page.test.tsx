import { expect, test } from '@jest/globals'
import { roomList, unreachable } from '@sumai/ui/testing/answers'
import { screen, within } from '@testing-library/react'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'
import type { Room } from './room-data.ts'

const show = async (changes: Partial<Room> = {}, neighbours: readonly Room[] = []) => {
  const room = { ...ROOM, ...changes }
  const page = await visit(`/articles/room/${room.cityCode}/${room.bukkenNo}`, {
    'chintai/rooms/': () => ({ room }),
    'chintai/rooms': ({ query = {} }) => roomList(query.tmNo ? neighbours : []),
  })
  return { ...page, state: await page.show?.() }
}

/** The room's own tables come before that of the shop. */
const row = (name: string) => screen.getAllByRole('row', { name: new RegExp(`^${name}`) })[0]

test('shows the management fee beside the rent, and what a month costs in all', async () => {
  await show()
  const monthly = screen.getByRole('region', { name: '月々の総額' })
  expect(monthly).toHaveTextContent('管理費・共益費4,500円')
  expect(monthly).toHaveTextContent('合計72,518円')
})

test('itemises what is paid at the start', async () => {
  await show()
  const initial = screen.getByRole('region', { name: '初期費用の目安' })
  expect(initial).toHaveTextContent('敷金賃料の1か月分67,000円')
  expect(initial).toHaveTextContent('合計約 322,133円')
})

test('says everything the law asks of the advertisement', async () => {
  await show()
  for (const [label, value] of [
    ['所在地', '福岡県久留米市東町'],
    ['交通', '西鉄天神大牟田線 西鉄久留米駅 徒歩8分'],
    ['専有面積', '60.81㎡（内法）'],
    ['階', '2階／地上2階建'],
    ['築年月', '2019年2月（築7年）'],
    ['構造', '木造'],
    ['契約形態', '普通借家 2年'],
    ['保証会社', '利用必須、有明レントサポート、初回 賃料等の80%、月額 賃料等の1%'],
    ['損害保険', '加入が必要です 18,000円／2年'],
    ['入居時期', '即時'],
    ['取引態様', '貸主'],
    ['免許番号', '国土交通大臣（3）第00000号'],
    ['所属団体', '全国宅地建物取引業保証協会'],
  ] as const) {
    expect(row(label)).toHaveTextContent(value)
  }
  expect(screen.getByText('次回更新予定日').nextSibling).toHaveTextContent('2026年12月02日')
  expect(screen.getByText(/保証金 なし ／ 敷引・償却 なし ／ 更新料 なし/)).toBeInTheDocument()
})

test('leads to every photo without JavaScript', async () => {
  await show()
  const plan = screen.getByRole('link', { name: '間取り図を表示' })
  const target = plan.getAttribute('href')?.slice(1) ?? ''
  expect(document.getElementById(target)).toHaveTextContent('')
  expect(screen.getByRole('img', { name: 'メゾン東町 203号室 間取り図' })).toBeInTheDocument()
})

test('lists the other rooms of the building by their rent, this one among them', async () => {
  const cheaper = { ...ROOM, bukkenNo: '1000012399', roomNo: '101', hyYachin: 60_000 }
  await show({}, [cheaper])
  const table = screen.getByRole('region', { name: '募集中の部屋の一覧' })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent('101号室')
  expect(second).toHaveTextContent('203号室表示中')
})

test('leads to enquiry, visit and telephone of its shop', async () => {
  await show()
  expect(screen.getAllByRole('link', { name: /空室を確認する/ })[0]).toHaveAttribute(
    'href',
    '/property?bukken_no[]=1000012345',
  )
  expect(screen.getAllByRole('link', { name: /0942-00-0001/ })[0]).toHaveAttribute(
    'href',
    'tel:0942000001',
  )
})

test('remembers that the room was seen, with its rent', async () => {
  const { state } = await show()
  expect(state?.store.getState().history).toMatchObject([
    { site: 'chintai', bukkenNo: ROOM.bukkenNo, price: 67_000 },
  ])
})

test('names the licence of the agency when the shop is not known', async () => {
  const page = await visit('/articles/room/40203/1000012345', {
    'chintai/rooms/': () => ({ room: ROOM }),
    'chintai/rooms': () => roomList([]),
    'shops/': unreachable,
  })
  await page.show?.()
  expect(row('免許番号')).toHaveTextContent('国土交通大臣')
  expect(screen.queryByRole('link', { name: '店舗のページ' })).not.toBeInTheDocument()
})

test('a room that is let asks for no enquiry and stays out of search engines', async () => {
  const { say } = await show({ boshuStatus: 'closed', boshuStatusLabel: '募集終了' })
  expect(screen.getByText('募集終了')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /空室を確認する/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '希望条件を伝えて紹介を待つ' })).toBeInTheDocument()
  expect(say?.('robots')).toBe('noindex,follow')
})

test('describes the offer to search engines', async () => {
  const { say } = await show()
  expect(say?.('jsonLd')).toMatchObject([
    {
      '@type': 'RealEstateListing',
      datePosted: '2026-11-10',
      mainEntity: { '@type': 'Apartment', floorSize: { value: 60.81 } },
      offers: { '@type': 'Offer', priceSpecification: { price: 67_000, priceCurrency: 'JPY' } },
    },
  ])
})
