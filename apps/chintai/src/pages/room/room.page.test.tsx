import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { unbroken } from '@sumai/format/unbroken'
import { type Answers, roomList, unreachable } from '@sumai/testing/answers'
import { act, screen, within } from '@testing-library/react'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'
import type { ApiRoom } from './room-data.ts'

const show = async (
  changes: Partial<ApiRoom> = {},
  neighbours: readonly ApiRoom[] = [],
  answers: Answers = {},
) => {
  const room = { ...ROOM, ...changes }
  const page = await visit(`/articles/room/${room.cityCode}/${room.bukkenNo}`, {
    'chintai/rooms/': () => ({ room, centres: CENTRES }),
    'chintai/rooms': ({ query = {} }) => roomList(query.tmNo ? neighbours : []),
    ...answers,
  })
  return { ...page, state: await page.show?.() }
}

const CENTRES = [
  { to: '天神', minutes: 34 },
  { to: '博多', minutes: 41 },
]

const HAZARD = {
  kozui: 0,
  dosha: 0,
  takashio: 0,
  tsunami: 0,
  source: '市区町村のハザードマップ',
  checkedOn: '2026-08-01',
}

/** The room's own tables come before that of the shop. */
const row = (name: string) => screen.getAllByRole('row', { name: new RegExp(`^${name}`) })[0]

test('shows the management fee beside the rent, and what a month costs in all', async () => {
  await show()
  const monthly = screen.getByRole('region', { name: '月々の内訳' })
  expect(monthly).toHaveTextContent('管理費・共益費4,500円')
  expect(monthly).toHaveTextContent('合計72,518円')
})

test('says how long one is on the way to where the work is', async () => {
  await show()
  expect(screen.getByText('天神まで').parentElement).toHaveTextContent('天神まで約34分')
  expect(screen.getByText('博多まで').parentElement).toHaveTextContent('博多まで約41分')
})

test('tells each change of the rent, the latest first, or nothing', async () => {
  const revisions = [
    { date: '2026-08-20', from: 71_000, to: 69_000 },
    { date: '2026-10-01', from: 69_000, to: 67_000 },
  ]
  await show({ yachinRireki: revisions })
  const history = screen.getByRole('region', { name: '賃料の履歴' })
  const [latest, first] = within(history).getAllByRole('listitem')
  expect(latest).toHaveTextContent('2026年10月1日69,000円 → 67,000円2,000円値下げ')
  expect(first).toHaveTextContent('2026年8月20日71,000円 → 69,000円2,000円値下げ')
})

test('itemises what is paid at the start', async () => {
  await show()
  const initial = screen.getByRole('region', { name: '初期費用の目安' })
  expect(initial).toHaveTextContent('敷金賃料の1か月分67,000円')
  expect(initial).toHaveTextContent('合計322,133円')
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
    ['所属団体', '宅地建物取引業'],
  ] as const) {
    expect(row(label)).toHaveTextContent(unbroken(value))
  }
  expect(screen.getByText('次回更新予定日').nextSibling).toHaveTextContent('2026年12月2日')
  expect(screen.getByText(/保証金 なし ／ 敷引・償却 なし ／ 更新料 なし/)).toBeInTheDocument()
})

test('names its school districts, each leading to the homes there', async () => {
  const near = [{ shisetuNo: '5041', name: '南薫小学校', type: 5, kyoriM: 420 }]
  await show({ shisetu: near })
  expect(screen.getByRole('link', { name: '南薫小学校区' })).toHaveAttribute(
    'href',
    '/search?shogakko_no[]=5041',
  )
  expect(screen.getByRole('link', { name: '中学校区' })).toHaveAttribute(
    'href',
    '/search?chugakko_no[]=4014',
  )
})

test('leads to every photo by a link, and puts the floor plan into words', async () => {
  await show()
  const photos = within(screen.getByRole('group', { name: '写真' })).getAllByRole('link')
  expect(photos).toHaveLength(ROOM.photos.length)
  expect(screen.getByRole('region', { name: '間取り' })).toHaveTextContent(
    'LDK13帖（21.10㎡）洋室17帖（11.30㎡）洋室25.5帖（8.90㎡）',
  )
})

test('says what is around it, the station as the advertisement says it', async () => {
  const shop = { kind: 'supermarket', kindLabel: 'スーパーマーケット', name: 'サニー東町店' }
  const near = { ...shop, lat: 33.3141, lng: 130.5215, kyoriM: 380, tohoFun: 5 }
  await show({}, [], { places: () => ({ places: [near] }) })
  const around = screen.getByRole('region', { name: 'まわりの環境' })
  expect(around).toHaveTextContent('西鉄久留米駅西鉄天神大牟田線・約600m徒歩8分')
  expect(around).toHaveTextContent('サニー東町店スーパーマーケット・約380m徒歩5分')
})

test('offers the next free time of the shop, filled into the form', async () => {
  await show()
  expect(screen.getByRole('link', { name: '11月22日（日） 10:30' })).toHaveAttribute(
    'href',
    '/reservation?tenpo_no=001&bukken_no[]=1000012345&date1=2026-11-22&time1=10:30',
  )
})

test('says what the hazard maps say', async () => {
  await show({ hazard: { ...HAZARD, kozui: 2 } })
  const flood = screen.getByText('洪水', { selector: 'dt' })
  expect(flood.nextElementSibling).toHaveTextContent('0.5〜3m')
  expect(screen.getByText('2026年8月1日')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'この場所のハザードマップを見る' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^https:\/\/disaportal\.gsi\.go\.jp\/maps\/\?ll=33\.\d{4},130\.\d{4}&z=15/,
    ),
  )
})

test('warns of a lease that cannot be renewed, before anything else', async () => {
  await show({ keiyakuKbn: 2, keiyakuKbnLabel: '定期借家', saikeiyaku: '再契約相談' })
  expect(screen.getByText('定期借家契約（2年）の部屋です')).toBeInTheDocument()
  expect(screen.getByText(/再契約については「再契約相談」/)).toBeInTheDocument()
})

test('shows similar rooms with what they have in common', async () => {
  const other = { ...ROOM, bukkenNo: '1000012399', tmName: 'コーポ東町', hyYachin: 68_000 }
  await show({}, [], { 'chintai/rooms': ({ query = {} }) => roomList(query.tmNo ? [] : [other]) })
  const similar = screen.getByRole('region', { name: '条件が近い部屋' })
  expect(within(similar).getByRole('article')).toHaveTextContent(
    '最寄り駅が同じ・間取りが同じ・賃料が近い・広さが近い',
  )
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

test('shows the rooms that were seen before', async () => {
  const seen = { ...ROOM, bukkenNo: '1000012399', tmName: 'コーポ東町' }
  const { state } = await show({}, [], {
    'chintai/rooms': ({ query = {} }) => roomList(query.bukkenNo ? [seen] : []),
  })
  act(() => state?.recordView({ site: 'chintai', bukkenNo: seen.bukkenNo }, seen.hyYachin))
  const recent = await screen.findByRole('region', { name: '最近見た物件' }, { timeout: 20_000 })
  expect(within(recent).getByRole('link', { name: 'コーポ東町 203号室' })).toHaveAttribute(
    'href',
    '/articles/room/40203/1000012399',
  )
  expect(within(recent).getAllByRole('listitem')).toHaveLength(1)
})

test('names the licence of the agency when the shop is not known', async () => {
  const page = await visit('/articles/room/40203/1000012345', {
    'chintai/rooms/': () => ({ room: ROOM, centres: [] }),
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
  expect(screen.getByRole('link', { name: '物件リクエストを送る' })).toBeInTheDocument()
  expect(say?.('robots')).toBe('noindex,follow')
})

test('a room that was let long ago is gone for good', async () => {
  const closed = () => {
    throw new ApiError({ status: 404, code: 'room.closed', message: '' })
  }
  const page = await visit('/articles/room/40203/1000012345', { 'chintai/rooms/': closed })
  expect(page.status).toBe(410)
})

test('answers what is often asked of rooms like this one', async () => {
  await show({ setsubijoken: [501] })
  const questions = await screen.findByRole('region', { name: 'この部屋についてよくある質問' })
  expect(within(questions).getByRole('link')).toHaveAttribute('href', '/oshiete/2')
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
