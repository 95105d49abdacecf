import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import { CONDO } from '../../testing/rooms.ts'
import { visit } from '../../testing/visit.ts'

test('shows what was sold as a band of prices, never the price or the name', async () => {
  const page = await visit('/baibai/sales', {
    'baibai/rooms': ({ query }) => roomList(query?.isClosedOnly ? [CONDO] : []),
  })
  await page.show?.()
  expect(screen.getByRole('row', { name: /^久留米市/ })).toHaveTextContent('2,000〜2,500万円')
  expect(screen.queryByText(/2,480/)).not.toBeInTheDocument()
  expect(screen.queryByText(CONDO.name)).not.toBeInTheDocument()
})

const SOLD = { ...CONDO, boshuStatus: 'closed', closedDate: '2026-11-19' } as const
const DEALS = [
  { ...SOLD, bukkenNo: '1', koukaiDate: '2026-11-10' },
  { ...SOLD, bukkenNo: '2', cityCode: '41201', closedDate: '2026-11-20' },
  { ...SOLD, bukkenNo: '3', bukkenType: 'toushi_apartment', koukaiDate: '2026-10-01' },
]
const open = (url: string) =>
  visit(url, { 'baibai/rooms': ({ query }) => roomList(query?.isClosedOnly ? DEALS : []) })

test('narrows the deals to an area and a kind, with how many each has', async () => {
  const page = await open('/baibai/sales?area_no=10&bukken_type=hanbai_mansion')
  await page.show?.()
  expect(
    within(screen.getByRole('region', { name: '成約した物件' })).getAllByRole('row'),
  ).toHaveLength(2)
  const chosen = (name: string) =>
    within(screen.getByRole('navigation', { name })).getByRole('link', { current: 'page' })
  expect(chosen('エリア')).toHaveTextContent(/1$/)
  expect(chosen('物件の種別')).toHaveTextContent('中古マンション1')
  expect(screen.getByRole('link', { name: /^投資用/ })).toHaveTextContent('投資用1')
  expect(page.say?.('robots')).toBe('noindex,follow')
})

test('says when each was sold and after how many days, the last deal first', async () => {
  const page = await open('/baibai/sales')
  await page.show?.()
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent(/^佐賀市.*11月中旬11日$/)
  expect(second).toHaveTextContent(/11月中旬10日$/)
  expect(screen.getByText('売出しから成約まで', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '11日',
  )
})

test('says how the deals spread over prices', async () => {
  const page = await open('/baibai/sales')
  await page.show?.()
  const spans = within(screen.getByRole('region', { name: '価格帯ごとの成約' }))
  expect(spans.getByText('2,000万円台').parentElement).toHaveTextContent('3件')
  expect(spans.getByText('1億円以上').parentElement).toHaveTextContent('0件')
  expect(screen.getByText('いちばん多い価格帯').nextSibling).toHaveTextContent('2,000万円台')
})

test('says how long the deals took', async () => {
  const page = await open('/baibai/sales')
  await page.show?.()
  const spans = within(screen.getByRole('region', { name: '売出しから成約までの日数' }))
  expect(spans.getByText('2週間以内').parentElement).toHaveTextContent('2件')
  expect(spans.getByText('31〜60日').parentElement).toHaveTextContent('1件')
})

test('says where most was sold, at which prices and how soon', async () => {
  const of = (bukkenNo: string, cityCode: string) => ({ ...SOLD, bukkenNo, cityCode })
  const deals = [of('1', '41201'), of('2', '40203'), of('3', '40203'), of('4', '41201')]
  const all = [...deals, of('5', '40203'), of('6', '40216')].map((deal, index) => ({
    ...deal,
    koukaiDate: `2026-11-1${index}`,
  }))
  const page = await visit('/baibai/sales', { 'baibai/rooms': () => roomList(all) })
  await page.show?.()
  const cities = within(screen.getByRole('region', { name: '市区町村ごとの成約' }))
  const [first, second, third] = cities.getAllByRole('listitem')
  expect(first).toHaveTextContent('久留米市3件2,000〜2,500万円・売出しから8日')
  expect(second).toHaveTextContent('佐賀市2件2,000〜2,500万円・売出しから7日')
  expect(third).toBeUndefined()
})
