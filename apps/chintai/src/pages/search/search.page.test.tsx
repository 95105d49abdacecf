import { expect, test } from '@jest/globals'
import { roomList, unreachable } from '@sumai/testing/answers'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

const URL = '/search/kurume-shi/mansion'

test('asks the API for the rooms of the address, with counts', async () => {
  let asked: object = {}
  await visit(`${URL}?hy_yachin_max=70000&order=new`, {
    'chintai/rooms': ({ query = {} }) => {
      asked = query
      return roomList([ROOM])
    },
  })
  expect(asked).toMatchObject({
    city_code: ['40203'],
    bukken_type: ['mansion'],
    hy_yachin_max: 70_000,
    order: 'new',
    fields: 'light',
    withFacets: expect.stringContaining('madori'),
    withRelax: 1,
  })
})

test('free words lead to the search that they mean, with the conditions chosen before', async () => {
  const understand = () => ({ understood: { path: '/search/2ldk?keyword=%E9%9D%99%E3%81%8B' } })
  const words = new URLSearchParams({ keyword: '2LDK 静か', hy_yachin_max: '70000' })
  expect(await visit(`/search/kurume-shi?${words}`, { understand })).toEqual({
    status: 301,
    location: '/search/kurume-shi/2ldk?hy_yachin_max=70000&keyword=%E9%9D%99%E3%81%8B',
  })
})

test.each([
  ['the API has no other name for them', () => ({ understood: { path: '/search?keyword=x' } })],
  ['the API cannot say what they mean', unreachable],
])('free words are looked for as they are while %s', async (_, understand) => {
  let asked: object = {}
  await visit('/search?keyword=x', {
    understand,
    'chintai/rooms': ({ query = {} }) => {
      asked = query
      return roomList([ROOM])
    },
  })
  expect(asked).toMatchObject({ keyword: 'x' })
})

test('shows each room with its rent and leads to its page', async () => {
  const page = await visit(URL)
  await page.show?.()
  const row = screen.getByRole('article')
  expect(row).toHaveTextContent('6.7万円管理費 4,500円')
  expect(within(row).getByRole('link', { name: 'メゾン東町 203号室' })).toHaveAttribute(
    'href',
    '/articles/room/40203/1000012345',
  )
  expect(screen.getByText('1件中 1〜1件')).toBeInTheDocument()
})

test('says what was compared where fees and parking count, and what they come to', async () => {
  const costs = 'hy_yachin_max=80000&is_include_kyoekihi=1&is_include_parking1=1'
  const noParking = { ...ROOM, bukkenNo: '1000012346', parkingRyo1: null }
  const page = await visit(`${URL}?${costs}`, {
    'chintai/rooms': () => roomList([ROOM, noParking]),
  })
  await page.show?.()
  expect(
    screen.getByRole('link', { name: '8万円以下（管理費・駐車場1台込み）を外す' }),
  ).toBeInTheDocument()
  const [room, other] = screen.getAllByRole('article')
  expect(room).toHaveTextContent('管理費・駐車場1台込み 75,500円')
  expect(other).toHaveTextContent('管理費込み 71,500円')
})

test('asks for room for two cars beside the other terms of parking', async () => {
  const page = await visit(URL, {
    'chintai/rooms': () => roomList([ROOM], { facets: { parking_daisu_min: { 2: 21 } } }),
  })
  await page.show?.()
  const features = screen.getByRole('group', { name: 'こだわり条件' })
  await userEvent.click(within(features).getByRole('checkbox', { name: '駐車場2台以上 21' }))
  expect(await screen.findByRole('link', { name: '駐車場2台以上を外す' })).toBeInTheDocument()
  expect(window.location.pathname).toBe(`${URL}/parking-2`)
})

test('offers the school districts of a city, those with most rooms first', async () => {
  const schools = [
    { shisetsuNo: '5041', shisetsuNm: '南薫小学校' },
    { shisetsuNo: '5042', shisetsuNm: '篠山小学校' },
    { shisetsuNo: '5043', shisetsuNm: '荘島小学校' },
  ]
  const page = await visit(URL, {
    'master/schools': () => ({ schools }),
    'chintai/rooms': () => roomList([ROOM], { facets: { shogakko_no: { 5041: 3, 5043: 8 } } }),
  })
  await page.show?.()
  const districts = screen.getByRole('group', { name: '小学校区' })
  const options = within(districts).getAllByRole('checkbox')
  expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
    '荘島小学校8',
    '南薫小学校3',
  ])
  await userEvent.click(within(districts).getByRole('checkbox', { name: '荘島小学校 8' }))
  expect(await screen.findByRole('link', { name: '荘島小学校区を外す' })).toBeInTheDocument()
  expect(window.location.search).toBe('?shogakko_no[]=5043')
})

test('says what each option would give; one that gives nothing cannot be chosen', async () => {
  const page = await visit(URL, {
    'chintai/rooms': () => roomList([ROOM], { facets: { madori: { 250: 34 } } }),
  })
  await page.show?.()
  const layouts = screen.getByRole('group', { name: '間取り' })
  expect(within(layouts).getByRole('checkbox', { name: '2LDK 34' })).toBeEnabled()
  expect(within(layouts).getByRole('checkbox', { name: '1K 0' })).toBeDisabled()
})

test('a choice searches at once', async () => {
  const page = await visit(URL, {
    'chintai/rooms': () => roomList([ROOM], { facets: { madori: { 250: 34 } } }),
  })
  await page.show?.()
  await userEvent.click(screen.getByRole('checkbox', { name: '2LDK 34' }))
  expect(await screen.findByRole('link', { name: '2LDKを外す' })).toHaveAttribute('href', URL)
  expect(window.location.pathname).toBe(`${URL}/2ldk`)
})

test('keeps a condition that the form does not show', async () => {
  const page = await visit('/search/nishitetsu-kurume-eki')
  await page.show?.()
  const kept = document.querySelectorAll('input[type=hidden][name="eki_code[]"]')
  expect(kept.length).toBeGreaterThan(0)
})

test('turns the pages with real links', async () => {
  const page = await visit(URL, {
    'chintai/rooms': () =>
      roomList([ROOM], { pagination: { page: 1, limit: 20, total: 45, lastPage: 3 } }),
  })
  await page.show?.()
  expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute('href', `${URL}?page=2`)
})

test('shows a hundred rooms on a page to who wants them', async () => {
  let asked: object = {}
  const page = await visit(URL, {
    'chintai/rooms': ({ query = {} }) => {
      asked = query
      return roomList([ROOM])
    },
  })
  await page.show?.()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '表示件数' }), '100件ずつ')
  await waitFor(() => expect(window.location.search).toBe('?limit=100'))
  expect(asked).toMatchObject({ limit: 100 })
})

test('a page after the last does not exist', async () => {
  const page = await visit(`${URL}?page=9`, {
    'chintai/rooms': () =>
      roomList([], { pagination: { page: 9, limit: 20, total: 45, lastPage: 3 } }),
  })
  expect(page.status).toBe(404)
})

test('names the conditions that could go when nothing is found', async () => {
  const page = await visit(`${URL}/pet`, {
    'chintai/rooms': () => roomList([], { relax: [{ remove: 'setsubijoken', total: 12 }] }),
  })
  await page.show?.()
  const relaxation = screen.getByRole('link', { name: /「ペット相談可」を外す/ })
  expect(relaxation).toHaveAttribute('href', URL)
  expect(relaxation).toHaveTextContent('12件')
  expect(screen.getByRole('link', { name: 'この条件で物件リクエスト' })).toBeInTheDocument()
})

test('shows what is found without the condition that keeps most away', async () => {
  const page = await visit(`${URL}/pet`, {
    'chintai/rooms': ({ query = {} }) =>
      query.setsubijoken
        ? roomList([], { relax: [{ remove: 'setsubijoken', total: 12 }] })
        : roomList([ROOM], { pagination: { page: 1, limit: 12, total: 12, lastPage: 1 } }),
  })
  await page.show?.()
  // By it the server finds the stylesheets.
  expect(page.say?.('view')).toBe('nothing')
  const near = screen.getByRole('region', { name: '「ペット相談可」を外すと見つかる部屋' })
  expect(within(near).getAllByRole('article')).toHaveLength(1)
  expect(within(near).getByRole('link', { name: '12件をすべて見る' })).toHaveAttribute('href', URL)
})

test('tells search engines the range of rents only where it knows all of them', async () => {
  const { say } = await visit(URL)
  expect(say?.('description')).toContain('賃料6.7万円。')
  const first = await visit(URL, {
    'chintai/rooms': () =>
      roomList([ROOM], { pagination: { page: 1, limit: 20, total: 45, lastPage: 3 } }),
  })
  expect(first.say?.('description')).not.toContain('賃料6.7')
})

test('shows the same results as photos, at an address of its own', async () => {
  const page = await visit(`${URL}?view=photo`)
  await page.show?.()
  expect(screen.getByRole('heading', { level: 3, name: 'メゾン東町 203号室' })).toBeInTheDocument()
  const views = within(screen.getByRole('navigation', { name: '表示方法' }))
  expect(views.getByRole('link', { name: '写真' })).toHaveAttribute('aria-current', 'true')
  expect(views.getByRole('link', { name: '一覧' })).toHaveAttribute('href', URL)
})

const RENTS = { hyYachinMin: 62_000, hyYachinMax: 74_000 }

test('a building that looks like one above it is shown by one of its rooms', async () => {
  const rooms = ['東', '西'].map((side, index) => ({
    ...ROOM,
    bukkenNo: `100001234${index}`,
    tmNo: `2000123${index}`,
    tmName: `メゾン${side}町`,
  }))
  const page = await visit(`${URL}?view=building`, {
    'chintai/rooms': () =>
      roomList(rooms, {
        tatemono: rooms.map(({ tmNo }) => ({ tmNo, roomCount: 1, ...RENTS })),
        roomTotal: 2,
      }),
  })
  await page.show?.()
  expect(screen.getByRole('img', { name: 'メゾン東町の外観' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^メゾン西町の(?!外観|位置)/ })).toBeInTheDocument()
})

test('gathers the rooms of a building under its name, and counts buildings', async () => {
  const soon = { nyukyoDate: '2026-12-05' }
  const later = { ...ROOM, nyukyoDate: '2028-01-05' }
  const other = {
    ...{ ...ROOM, ...soon, bukkenNo: '1000012346', roomNo: '101', hyYachin: 62_000 },
    setsubijoken: [501, 702],
  }
  let asked: object = {}
  const page = await visit(`${URL}?view=building`, {
    'chintai/rooms': ({ query = {} }) => {
      asked = query
      return roomList([other, later], {
        tatemono: [{ tmNo: ROOM.tmNo, roomCount: 5, ...RENTS }],
        roomTotal: 128,
        pagination: { page: 1, limit: 20, total: 31, lastPage: 2 },
      })
    },
  })
  await page.show?.()
  expect(asked).toMatchObject({ is_by_tatemono: true })
  expect(page.say?.('heading')).toBe('久留米市の賃貸マンション 31棟')
  expect(screen.getByText('31棟中 1〜20棟')).toBeInTheDocument()
  expect(screen.getByText('室を表示')).toHaveTextContent('128 室を表示')
  const row = screen.getByRole('article')
  const link = (name: string) => within(row).getByRole('link', { name })
  expect(row).toHaveTextContent(/アパート・2階建・全8戸・築\d+年・木造/)
  expect(row).toHaveTextContent('条件に合う部屋 5室6.2〜7.4万円')
  expect(within(row).getByRole('list', { name: '設備・条件' })).toHaveTextContent('オートロック')
  expect(link('101号室').closest('li')).toHaveTextContent(/[^年\d]12\/5〜.*6\.2万円/)
  expect(link('203号室').closest('li')).toHaveTextContent('2028年1月〜')
  expect(link('101号室')).toHaveAttribute('href', '/articles/room/40203/1000012346')
  const building = '/articles/building/40203/20001234'
  expect(within(row).getByRole('heading', { name: 'メゾン東町' })).toBeInTheDocument()
  expect(link('メゾン東町の建物のページ')).toHaveAttribute('href', building)
  expect(link('ほか3室を見る')).toHaveAttribute('href', building)
})

test('shows the rooms in view beside a map, whose bounds the search keeps', async () => {
  const asked: object[] = []
  const page = await visit(`${URL}?bounds=130.5,33.3,130.6,33.4&view=map`, {
    'chintai/rooms/map': ({ query = {} }) => {
      asked.push(query)
      return { total: 1, clusters: [], pins: [] }
    },
  })
  await page.show?.()
  const list = await screen.findByRole('region', { name: '地図の範囲の物件' })
  expect(within(list).getByRole('status')).toHaveTextContent('この範囲に1件')
  expect(within(list).getByRole('link', { name: 'メゾン東町 203号室' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '検索結果の地図' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('久留米市の賃貸マンション')
  expect(asked[0]).toMatchObject({ bounds: '130.5,33.3,130.6,33.4', zoom: expect.any(Number) })
  const form = screen.getByRole<HTMLFormElement>('search', { hidden: true, name: '検索条件' })
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    bounds: '130.5,33.3,130.6,33.4',
    view: 'map',
  })
})
