import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import { INVESTMENT } from '../../testing/rooms.ts'
import { visit } from '../../testing/visit.ts'

const URL = '/baibai/search_invest'
const SECOND = { ...INVESTMENT, bukkenNo: '5000012390', name: '佐賀駅南ビル', kakaku: 138_000_000 }
const answers = { 'baibai/rooms': () => roomList([INVESTMENT, SECOND]) }

test('asks the API for investments alone, with counts', async () => {
  let asked: object = {}
  await visit(`${URL}/kurume-shi?shueki_rimawari=6`, {
    'baibai/rooms': ({ query = {} }) => {
      asked = query
      return roomList([INVESTMENT])
    },
  })
  expect(asked).toMatchObject({
    city_code: ['40203'],
    shueki_rimawari: 6,
    toushi_bukken_type: expect.arrayContaining(['toushi_apartment']),
    fields: 'light',
    withRelax: 1,
  })
})

test('asks for way, size, facilities, yield and words, and says them', async () => {
  const facets = {
    toho: { 10: 7 },
    men_min: { 100: 5 },
    setsubijoken: { 701: 4 },
    shueki_rimawari: { 8: 3 },
  }
  const query = 'keyword=満室&men_min=100&setsubijoken[]=701&shueki_rimawari=8&toho=10'
  const page = await visit(`${URL}?${query}`, {
    'baibai/rooms': () => roomList([INVESTMENT], { facets }),
  })
  await page.show?.()
  const panel = within(screen.getByRole('search', { name: '検索条件' }))
  expect(panel.getByRole('radio', { name: '10分以内 7' })).toBeChecked()
  expect(panel.getByRole('combobox', { name: '面積の下限' })).toHaveValue('100')
  expect(panel.getByRole('checkbox', { name: 'エレベーター 4' })).toBeChecked()
  expect(panel.getByRole('radio', { name: '8%以上 3' })).toBeChecked()
  expect(panel.getByLabelText('フリーワード')).toHaveValue('満室')
  for (const chip of [
    '徒歩10分以内',
    '100㎡以上',
    'エレベーター',
    '表面利回り8%以上',
    '「満室」',
  ]) {
    expect(screen.getByRole('link', { name: `${chip}を外す` })).toBeInTheDocument()
  }
})

test('free words lead to the search that they mean', async () => {
  const understand = () => ({ understood: { path: `${URL}/ittou` } })
  expect(await visit(`${URL}/kurume-shi?keyword=x`, { understand })).toEqual({
    status: 301,
    location: `${URL}/kurume-shi?bukken_kbn[]=ittou`,
  })
})

test('shows price and yield of each, and what the yield leaves out', async () => {
  await (await visit(URL, answers)).show?.()
  expect(screen.getByRole('link', { name: INVESTMENT.name })).toHaveAttribute(
    'href',
    '/baibai/articles/room/40203/5000012347',
  )
  expect(screen.getAllByText('表面利回り').length).toBeGreaterThan(1)
  expect(screen.getByText(/経費や空室は含みません/)).toBeInTheDocument()
})

test('puts them into a table, a line each', async () => {
  await (await visit(`${URL}?view=table`, answers)).show?.()
  const table = screen.getByRole('table')
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual([
    ...['物件名・所在地', '価格', '表面利回り', '実質利回り', '年間収入', '築年数'],
    ...['構造', '稼働', '比較・保存'],
  ])
  const row = within(table).getByRole('row', { name: /^佐賀駅南ビル/ })
  expect(row).toHaveTextContent('1億3,800万円')
  expect(row).toHaveTextContent('8.42%')
  expect(row).toHaveTextContent('6.28%')
  const name = '佐賀駅南ビル'
  expect(within(row).getByRole('checkbox', { name: `${name}を比較に追加` })).toBeEnabled()
  expect(within(row).getByRole('button', { name: `${name}をお気に入りに追加` })).toBeVisible()
})

test('shows them beside a map', async () => {
  const map = { total: 1, clusters: [], pins: [] }
  await (await visit(`${URL}?view=map`, { ...answers, 'baibai/rooms/map': () => map })).show?.()
  const list = await screen.findByRole('region', { name: '地図の範囲の物件' })
  expect(list).toHaveTextContent('8.42%')
})

test('sorts by the heads of the table, and turns the order of prices round', async () => {
  await (await visit(`${URL}?view=table`, answers)).show?.()
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(within(head('価格')).getByRole('link')).toHaveAttribute(
    'href',
    `${URL}?order=kakaku_asc&view=table`,
  )
  expect(head('価格')).not.toHaveAttribute('aria-sort')
  expect(within(head('構造')).queryByRole('link')).toBeNull()
})

test('says by what the table is sorted', async () => {
  await (await visit(`${URL}?order=kakaku_asc&view=table`, answers)).show?.()
  const price = screen.getByRole('columnheader', { name: '価格' })
  expect(price).toHaveAttribute('aria-sort', 'ascending')
  expect(within(price).getByRole('link')).toHaveAttribute(
    'href',
    `${URL}?order=kakaku_desc&view=table`,
  )
})

test('names the conditions that could go when nothing is found', async () => {
  const page = await visit(`${URL}/ittou`, {
    'baibai/rooms': () => roomList([], { relax: [{ remove: 'bukken_kbn', total: 12 }] }),
  })
  await page.show?.()
  expect(screen.getByRole('link', { name: /「一棟.*」を外す/ })).toHaveAttribute('href', URL)
  expect(screen.getByRole('link', { name: '新着をメールで受け取る' })).toBeInTheDocument()
})

test('is described to search engines as a list', async () => {
  const { say } = await visit(URL, answers)
  expect(say?.('jsonLd')).toMatchObject([{ '@type': 'ItemList', numberOfItems: 2 }])
})
