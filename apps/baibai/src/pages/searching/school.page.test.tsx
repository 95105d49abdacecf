import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

type Query = Record<string, string[] | undefined> & { by?: string }

const HIGASHI = '40131'
const FOUND: Record<string, Record<string, number>> = {
  city_code: { [HIGASHI]: 31 },
  shogakko_no: { '5001': 9, '5002': 12 },
  chugakko_no: { '4001': 21 },
}
const SCHOOLS = Object.entries({ 5001: '香椎小学校', 5002: '千早小学校', 4001: '香椎第1中学校' })

const asked: Query[] = []

async function open(url: string) {
  asked.length = 0
  const page = await visit(url, {
    'baibai/rooms/by-place': ({ query = {} }) => {
      const { by = '', shogakko_no = [] } = query as Query
      asked.push(query as Query)
      const places = Object.entries(FOUND[by] ?? {}).map(([code, count]) => ({
        ...{ code, count },
        price: { median: 25_000_000, n: count },
      }))
      const total = shogakko_no.reduce((sum, code) => sum + (FOUND.shogakko_no?.[code] ?? 0), 0)
      return { total, places }
    },
    'master/schools': () => ({
      schools: SCHOOLS.map(([shisetsuNo, shisetsuNm]) => ({ shisetsuNo, shisetsuNm })),
    }),
  })
  await page.show?.()
}
const list = () => within(screen.getByRole('group', { name: '福岡市東区の小学校区' }))

test('the districts of the first municipality stand there until one is chosen', async () => {
  await open('/baibai/searching/school')
  expect(screen.getByRole('heading', { name: '小学校区・中学校区' })).toBeVisible()
  expect(screen.getByRole('link', { name: '福岡市東区 31' })).toHaveAttribute(
    'href',
    expect.stringContaining('city_code%5B%5D=40131'),
  )
  expect(list().getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.queryByRole('link', { current: true, name: /^福岡市東区/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: '大学・短大' }))
  expect(await screen.findByRole('group', { name: '久留米エリア' })).toBeInTheDocument()
})

test('only homes of the kind whose prices are seen are counted', async () => {
  await open('/baibai/searching/school?price_of=hanbai_tochi')
  expect(asked.every((query) => String(query.bukken_type) === 'hanbai_tochi')).toBe(true)
  await open('/baibai/searching/school')
  const houses = 'hanbai_chuko,hanbai_shinchiku,tateuri'
  expect(asked.every((query) => String(query.bukken_type) === houses)).toBe(true)
})

test('the districts of a municipality stand with their homes and prices, most homes first', async () => {
  await open(`/baibai/searching/school?city_code[]=${HIGASHI}`)
  expect(screen.getByRole('link', { name: '福岡市東区 31' })).toHaveAttribute('aria-current')
  expect(
    list()
      .getAllByRole('checkbox')
      .map(({ id }) => id),
  ).toHaveLength(2)
  expect(list().getAllByRole('checkbox')[0]).toHaveAccessibleName('千早小学校区 12')
  expect(screen.getByRole('group', { name: '福岡市東区の小学校区' })).toHaveTextContent('2,500万円')
  expect(screen.getByRole('group', { name: '福岡市東区の中学校区' })).toBeVisible()
})

test('a district that is ticked is named in the bar, and the address keeps it', async () => {
  await open(`/baibai/searching/school?city_code[]=${HIGASHI}`)
  await userEvent.click(list().getByRole('checkbox', { name: /^千早小学校区/ }))
  expect(await screen.findByRole('button', { name: '12 件の物件を見る' })).toBeEnabled()
  expect(screen.getByRole('link', { name: '千早小学校区を外す' })).toBeVisible()
  expect(new URLSearchParams(window.location.search).getAll('shogakko_no[]')).toEqual(['5002'])
})
