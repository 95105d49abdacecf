import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

const PLACES = [
  { code: '40203', count: 128, median: { '120': 41_000, '250': 57_300 } },
  { code: '41201', count: 32, median: { '120': 38_000, '250': 54_000 } },
]

type Query = { city_code?: string[] | string; priceOf?: string }

/** Two cities with rooms; the API counts what is asked for. */
async function open(url: string) {
  const page = await visit(url, {
    'chintai/rooms/by-place': ({ query = {} }) => {
      const { city_code = [], priceOf = '250' } = query as Query
      const chosen = PLACES.filter(({ code }) => city_code.includes(code))
      const counted = chosen.length > 0 ? chosen : PLACES
      return {
        total: counted.reduce((sum, { count }) => sum + count, 0),
        places: PLACES.map(({ code, count, median }) => ({
          code,
          count,
          price: { median: median[priceOf as '120'], n: code === '41201' ? 2 : 20 },
        })),
      }
    },
    'chintai/rooms': () => roomList([ROOM]),
  })
  await page.show?.()
  return page
}
const box = (name: string) => screen.getByRole('checkbox', { name })
const button = (name: string) => screen.findByRole('button', { name })

test('shows the cities of each area with how many rooms they have, and what they cost', async () => {
  await open('/searching/area')
  await userEvent.click(screen.getByText('久留米エリア'))
  const kurume = screen.getByRole('group', { name: '久留米エリア' })
  expect(within(kurume).getByRole('checkbox', { name: '久留米市 128' })).toBeEnabled()
  expect(within(kurume).getByRole('checkbox', { name: 'うきは市 0' })).toBeDisabled()
  expect(kurume).toHaveTextContent('5.7万円')
})

test('two rooms make no price of a city', async () => {
  await open('/searching/area')
  await userEvent.click(screen.getByText('佐賀市周辺エリア'))
  const saga = screen.getByRole('group', { name: '佐賀市周辺エリア' })
  expect(saga).toHaveTextContent('佐賀市32—')
  expect(saga).not.toHaveTextContent('万円')
})

test('the button counts once a city is chosen', async () => {
  await open('/searching/area?city_code[]=40203')
  expect(await button('128 件の部屋を見る')).toBeEnabled()
  await userEvent.click(box('久留米市 128'))
  expect(await button('市区町村を選んでください')).toBeDisabled()
})

test('several can be chosen; the address keeps them, and each can be taken away', async () => {
  await open('/searching/area?city_code[]=40203')
  await userEvent.click(screen.getByText('佐賀市周辺エリア'))
  await userEvent.click(box('佐賀市 32'))
  expect(await button('160 件の部屋を見る')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: '久留米市を外す' }))
  expect(await button('32 件の部屋を見る')).toBeInTheDocument()
  expect(window.location.search).toBe('?city_code%5B%5D=41201')
})

test('a press on the map chooses as well', async () => {
  await open('/searching/area')
  const kurume = document.querySelector('[data-code="40203"]') as Element
  expect(kurume).toHaveAttribute('href', '/search/kurume-shi')
  await userEvent.click(kurume)
  expect(await button('128 件の部屋を見る')).toBeInTheDocument()
  expect(window.location.pathname).toBe('/searching/area')
})

test('all cities of an area are chosen at once', async () => {
  await open('/searching/area?city_code[]=40203')
  await userEvent.click(screen.getByRole('link', { name: '久留米エリアをすべて選ぶ' }))
  expect(await screen.findByRole('link', { name: 'うきは市を外す' })).toBeInTheDocument()
})

test('prices are those of the household, which the choice outlives', async () => {
  await open('/searching/area?city_code[]=40203')
  await userEvent.click(screen.getByRole('link', { name: 'ひとり' }))
  expect(await screen.findByText('1Kの賃料の中央値を表示しています')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: '久留米エリア' })).toHaveTextContent('4.1万円')
  expect(box('久留米市 128')).toBeChecked()
})

test('leads to the results of what is chosen, and to the map of them', async () => {
  await open('/searching/area?city_code[]=40203&city_code[]=41201')
  await userEvent.click(await button('160 件の部屋を見る'))
  // The code of the results is fetched on the way.
  const sort = await screen.findByRole('combobox', { name: '並び替え' }, { timeout: 20_000 })
  expect(sort).toBeInTheDocument()
  expect(window.location.search).toBe('?city_code[]=40203&city_code[]=41201')
  window.history.back()
  expect(await screen.findByRole('checkbox', { name: '久留米市 128' })).toBeChecked()
})

test('a page with a choice in its address is none for an index', async () => {
  const plain = await visit('/searching/area')
  expect(plain.say?.('robots')).toBe('index,follow')
  const chosen = await visit('/searching/area?city_code[]=40203')
  expect(chosen.say?.('robots')).toBe('noindex,follow')
})

test('a value that cannot be understood is a bad request', async () => {
  expect(await visit('/searching/area?toho=near')).toMatchObject({ status: 400 })
})
