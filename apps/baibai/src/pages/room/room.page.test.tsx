import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { roomList } from '@sumai/ui/testing/answers'
import { screen, within } from '@testing-library/react'
import type { Room } from '../../components/room/room-data.ts'
import { paths } from '../../paths.ts'
import { CONDO, INVESTMENT, LAND, SITE } from '../../testing/rooms.ts'
import { visit } from '../../testing/visit.ts'

const show = async (room: Room) => {
  const page = await visit(paths.room(room), {
    'baibai/rooms/': () => ({ room }),
    'baibai/rooms': () => roomList([]),
  })
  return { ...page, state: await page.show?.() }
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

test('shows the price with what a month costs, and what that assumes', async () => {
  await show(CONDO)
  expect(screen.getAllByText('2,480')[0]).toBeInTheDocument()
  const monthly = screen.getByRole('region', { name: '月々の支払いのめやす' })
  expect(monthly).toHaveTextContent('住宅ローン返済82,153円')
  expect(monthly).toHaveTextContent('合計約 110,453円')
  expect(monthly).toHaveTextContent('金利2.00%・35年・元利均等・頭金・ボーナス払いなし')
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
  expect(history).toHaveTextContent('2026年10月01日1,280万円 → 1,160万円120万円値下げ')
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

test('says how fresh the advertisement is', async () => {
  await show(CONDO)
  const [updated] = screen.getAllByText('更新日')
  const [next] = screen.getAllByText('次回更新予定日')
  expect(updated?.nextSibling).toHaveTextContent('2026年11月18日')
  expect(next?.nextSibling).toHaveTextContent('2026年12月02日')
  expect(row('情報公開日')).toHaveTextContent('2026年11月10日')
})

test('shows an investor the yields and the rent of every unit', async () => {
  await show(INVESTMENT)
  expect(screen.getByText('表面利回り（満室想定）').parentElement).toHaveTextContent('8.42%')
  const rents = screen.getByRole('region', { name: 'レントロール' })
  expect(within(rents).getByRole('row', { name: /^101/ })).toHaveTextContent('4.3万円')
  expect(within(rents).getByRole('row', { name: /^合計/ })).toHaveTextContent('8.5万円')
})

test('lists the lots of a site of new houses', async () => {
  await show(SITE)
  expect(screen.getByRole('heading', { name: /全4区画・今回販売2区画/ })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^1号地/ })).toHaveTextContent('2,980万円')
  expect(row('価格')).toHaveTextContent('2,980万円〜3,390万円')
})

test('remembers that the listing was seen, with its price', async () => {
  const { state } = await show(CONDO)
  expect(state?.store.getState().history).toMatchObject([
    { site: 'baibai', bukkenNo: CONDO.bukkenNo, price: 24_800_000 },
  ])
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

test('a sold listing asks for no enquiry and stays out of search engines', async () => {
  const { say } = await show({ ...CONDO, boshuStatus: 'closed', boshuStatusLabel: '成約' })
  expect(screen.getByText('成約')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /資料を請求/ })).not.toBeInTheDocument()
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
