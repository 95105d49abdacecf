import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { roomList } from '@sumai/testing/answers'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Room } from '../../components/room/room-data.ts'
import { paths } from '../../paths.ts'
import { CONDO, INVESTMENT, LAND } from '../../testing/rooms.ts'
import { show } from '../../testing/show-room.ts'
import { SITE } from '../../testing/site.ts'
import { visit } from '../../testing/visit.ts'

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

test('shows the price with what a month costs, and what that assumes', async () => {
  await show(CONDO)
  expect(screen.getAllByText('2,480')[0]).toBeInTheDocument()
  const monthly = screen.getByRole('region', { name: '月々の支払いの目安' })
  expect(monthly).toHaveTextContent('住宅ローン返済82,153円')
  expect(monthly).toHaveTextContent('合計110,453円')
  expect(monthly).toHaveTextContent('金利2.00%・35年・元利均等・頭金・ボーナス払いなし')
})

test('leads to its film and its drawing', async () => {
  const movieUrl = 'https://www.youtube.com/watch?v=M7lc1UVf-VE'
  await show({ ...CONDO, movieUrl, zumenUrl: '/media/zumen/zumen-10-3ldk.pdf' })
  const drawing = within(row('販売図面')).getByRole('link', { name: '図面を開く（PDF）' })
  expect(drawing).toHaveAttribute('href', '/media/zumen/zumen-10-3ldk.pdf')
  await userEvent.click(screen.getByRole('tab', { name: '動画' }))
  const panel = within(screen.getByRole('tabpanel', { name: '動画' }))
  expect(panel.getByRole('link', { name: '動画を再生' })).toHaveAttribute('href', movieUrl)
})

test('warns beside the price of what a buyer must not overlook', async () => {
  await show(LAND)
  const warnings = screen.getByRole('list', { name: '重要な注意' })
  expect(
    within(warnings)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['セットバック要（約8.5㎡）', '現況：古家あり'])
})

test('tells by how much the price has fallen', async () => {
  await show(LAND)
  const history = screen.getByRole('region', { name: '価格の履歴' })
  expect(history).toHaveTextContent('2026年10月1日1,280万円 → 1,160万円120万円値下げ')
})

test('names the fees of a flat, and the ground of a plot', async () => {
  await show(CONDO)
  expect(row('管理費')).toHaveTextContent('8,500円／月')
  expect(row('専有面積')).toHaveTextContent('72.30㎡（壁芯）')
  expect(screen.queryByRole('row', { name: /^接道/ })).not.toBeInTheDocument()
})

test('names the ground, the roads and the law of a plot', async () => {
  await show(LAND)
  expect(row('土地面積')).toHaveTextContent('193.52㎡／58.53坪／公簿')
  expect(row('接道')).toHaveTextContent('南 6.0m 公道 間口10.2m')
  expect(row('私道負担')).toHaveTextContent('なし')
  expect(row('法令上の制限')).toHaveTextContent('なし')
  expect(screen.queryByRole('row', { name: /^管理費/ })).not.toBeInTheDocument()
})

test('of land leads to the drawings of the plot', async () => {
  const drawn = (look: string, caption: string) => ({
    ...{ type: 'map' as const, width: 960, height: 640, sort: 1, caption },
    url: `/media/plots/3/${look}/95_14-m3w4_5f9_4-c60v200.svg`,
  })
  const photos = [drawn('plot', '区画図'), drawn('volume', '建てられる大きさ')]
  const site = {
    ...{ type: 'gaikan' as const, url: '/media/site.webp', width: 1000, height: 667, sort: 0 },
    caption: '現地',
  }
  await show({ ...LAND, photos: [site, ...photos] })
  expect(screen.getByRole('link', { name: '区画図' })).toHaveAttribute('href', '#plots')
  const gallery = screen.getByRole('group', { name: '写真' })
  expect(within(gallery).getAllByRole('img')).toHaveLength(3)
  const plots = await screen.findByRole('region', { name: '区画と建てられる大きさ' })
  expect(within(plots).getAllByRole('img')).toHaveLength(2)
  expect(within(plots).getByText('間口').parentElement).toHaveTextContent('間口10.2m')
  expect(within(plots).getByText('広さ').parentElement).toHaveTextContent('193.52㎡（58.53坪）')
})

test('says how fresh the advertisement is', async () => {
  await show(CONDO)
  const [updated] = screen.getAllByText('更新日')
  const [next] = screen.getAllByText('次回更新予定日')
  expect(updated?.nextSibling).toHaveTextContent('2026年11月18日')
  expect(next?.nextSibling).toHaveTextContent('2026年12月2日')
  expect(row('情報公開日')).toHaveTextContent('2026年11月10日')
})

test('shows an investor the yields and the rent of every unit', async () => {
  await show(INVESTMENT)
  expect(screen.getByText('表面利回り（満室想定）').parentElement).toHaveTextContent('8.42%')
  expect(screen.getByText('実質利回り').parentElement).toHaveTextContent('6.28%')
  expect(screen.getByText('一棟アパート')).toBeInTheDocument()
  const rents = screen.getByRole('region', { name: 'レントロール' })
  expect(within(rents).getByRole('row', { name: /^101/ })).toHaveTextContent('4.3万円')
  const part = screen.getByRole('region', { name: 'レントロール（2戸）' })
  expect(part).toHaveTextContent('満室時（月額）8.5万円')
})

test('of many units the first are shown, and the others fold out without scripts', async () => {
  const rentRoll = Array.from({ length: 21 }, (_, index) => ({
    ...{ no: String(101 + index), madori: '1K', men: 24.8, yachin: 40_000 },
    status: index === 20 ? '空室' : '賃貸中',
  }))
  await show({ ...INVESTMENT, rentRoll })
  const part = screen.getByRole('region', { name: 'レントロール（21戸）' })
  expect(part).toHaveTextContent('賃貸中20戸 / 21戸現在の賃料（月額）80.0万円')
  const [shown] = within(part).getAllByRole('table', { hidden: true })
  expect(within(shown as HTMLElement).getAllByRole('row')).toHaveLength(1 + 6)
  const others = within(part).getByText('残り15戸を見る').closest('details')
  expect(others).not.toHaveAttribute('open')
})

test('a building of several floors is drawn with what is let and what is empty', async () => {
  const rentRoll = ['101', '102', '201', '202'].map((no) => ({
    ...{ no, madori: '1K', men: 24.8, yachin: 40_000 },
    status: no === '202' ? '空室' : '賃貸中',
  }))
  await show({ ...INVESTMENT, rentRoll })
  const part = screen.getByRole('region', { name: 'レントロール（4戸）' })
  expect(await within(part).findByText('2階')).toBeInTheDocument()
  expect(part).toHaveTextContent('2階2014.0万円202空室1階')
  expect(within(part).getByText('部屋ごとの面積と賃料を見る')).toBeInTheDocument()
})

test('lists the lots of a site of new houses', async () => {
  await show(SITE)
  expect(screen.getByRole('heading', { name: /全4区画・今回販売2区画/ })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^1号地/ })).toHaveTextContent('2,980万円')
  expect(row('価格')).toHaveTextContent('2,980〜3,390万円')
})

test('says which lot the plan is of, unless lots of one type share it', async () => {
  await show(SITE)
  const plan = () => screen.getByRole('region', { name: '間取り' })
  expect(within(plan()).getByText('区画').nextSibling).toHaveTextContent('1号地')
  cleanup()
  const kukaku = SITE.bunjo?.kukaku.map((lot) => ({ ...lot, tatemonoMen: 104.3 })) ?? []
  await show({ ...SITE, bunjo: SITE.bunjo && { ...SITE.bunjo, kukaku } })
  expect(within(plan()).queryByText('区画')).not.toBeInTheDocument()
})

test('remembers that the listing was seen, with its price', async () => {
  const { state } = await show(CONDO)
  expect(state?.store.getState().history).toMatchObject([
    { site: 'baibai', bukkenNo: CONDO.bukkenNo, price: 24_800_000 },
  ])
})

test('shows the listings that were seen before', async () => {
  const seen = { ...LAND, bukkenNo: '5000012399', name: '合川の土地' }
  const page = await visit(paths.room(CONDO), {
    'baibai/rooms/': () => ({ room: CONDO, centres: [] }),
    'baibai/rooms': ({ query = {} }) => roomList(query.bukkenNo ? [seen] : []),
  })
  const state = await page.show?.()
  act(() => state?.recordView({ site: 'baibai', bukkenNo: seen.bukkenNo }, seen.kakaku))
  const recent = await screen.findByRole('region', { name: '最近見た物件' }, { timeout: 20_000 })
  expect(within(recent).getByRole('link', { name: '合川の土地' })).toHaveAttribute(
    'href',
    paths.room(seen),
  )
  expect(within(recent).getAllByRole('listitem')).toHaveLength(1)
})

test('names the licence of the agency when the shop is not known', async () => {
  const page = await visit('/baibai/articles/room/40203/5000012345', {
    'shops/': () => {
      throw new ApiError({ status: 0, code: 'timeout', message: '' })
    },
  })
  await page.show?.()
  expect(row('免許番号')).toHaveTextContent('国土交通大臣')
  expect(screen.queryByRole('link', { name: '店舗のページ' })).not.toBeInTheDocument()
})

test('a listing in talks says what a visitor may still do', async () => {
  await show({ ...CONDO, boshuStatus: 'applied', boshuStatusLabel: '商談中' })
  expect(screen.getByText(/ほかの方と商談中です/)).toBeVisible()
  expect(screen.getByRole('link', { name: '次の順番で問い合わせる' })).toHaveAttribute(
    'href',
    paths.property(CONDO.bukkenNo),
  )
  const bar = await screen.findByRole('navigation', { name: 'お問い合わせメニュー' })
  expect(within(bar).getByRole('link', { name: '問い合わせる' })).toBeInTheDocument()
})

test('a sold listing asks for no enquiry and stays out of search engines', async () => {
  const { say } = await show({
    ...CONDO,
    ...{ boshuStatus: 'closed', boshuStatusLabel: '成約' },
    ...{ koukaiDate: '2026-11-10', closedDate: '2026-11-18' },
  })
  expect(screen.getByText('売出しから成約まで').nextSibling).toHaveTextContent('9日')
  expect(screen.queryByRole('link', { name: /資料を請求/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'お問い合わせメニュー' })).toBeNull()
  expect(screen.getByRole('link', { name: '似た物件の新着をメールで受け取る' })).toHaveAttribute(
    'href',
    '/baibai/mail-magazine?bukken_type[]=hanbai_mansion&city_code[]=40203',
  )
  expect(say?.('robots')).toBe('noindex,follow')
})

test('describes the offer to search engines', async () => {
  const { say } = await show(CONDO)
  expect(say?.('jsonLd')).toMatchObject([
    {
      '@type': 'RealEstateListing',
      offers: { price: 24_800_000, priceCurrency: 'JPY' },
      datePosted: '2026-11-10',
    },
  ])
  expect(say?.('description')).toBe(
    '久留米市の中古マンション「レジデンス東町 5階」。価格2,480万円、3LDK、72.30㎡、築28年、西鉄天神大牟田線 西鉄久留米駅 徒歩7分。西鉄久留米駅まで徒歩7分の3LDK',
  )
})

test('a new house that is not finished is described as new', async () => {
  const { say } = await show({ ...SITE, chikuYm: null, chikuYear: null, title: '' })
  expect(say?.('description')).toContain('、新築、')
})

test('a listing that was sold long ago is gone for good', async () => {
  const closed = () => {
    throw new ApiError({ status: 404, code: 'room.closed', message: '' })
  }
  const page = await visit(paths.room(CONDO), { 'baibai/rooms/': closed })
  expect(page.status).toBe(410)
})

test.each([
  ['a home', { ...CONDO, name: '久留米市の中古マンション' }],
  ['an investment', { ...INVESTMENT, name: '久留米市の一棟アパート' }],
])('tells of %s that was sold its band and its municipality', async (_, home) => {
  const room: Room = {
    ...home,
    ...{
      boshuStatus: 'closed',
      boshuStatusLabel: '成約',
      kakaku: 20_000_000,
      kakakuTo: 25_000_000,
    },
    ...{ photos: [], kotsu: [], shisetu: [], kakakuRireki: [], getsuSogaku: null, bunjo: null },
    ...{ addressDisp: '福岡県久留米市', town: '', hazard: null, shuekiRimawari: null },
  }
  const page = await show(room)
  expect(screen.getAllByText(/成約価格帯/)[0]).toBeInTheDocument()
  expect(document.body).toHaveTextContent('2,000〜2,500万円')
  expect(screen.getByText('この物件は成約しました')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /資料を請求/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: /シミュレーション/ })).not.toBeInTheDocument()
  expect(page.say?.('title')).toBe(`${room.name}（成約済み）`)
  expect(page.say?.('description')).toContain('価格帯は2,000〜2,500万円です。')
  expect(page.say?.('jsonLd')).toEqual([])
})
