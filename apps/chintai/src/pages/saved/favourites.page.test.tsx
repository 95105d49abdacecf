import { expect, test } from '@jest/globals'
import { unbroken } from '@sumai/format/unbroken'
import { roomList } from '@sumai/testing/answers'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

const OTHER = { ...ROOM, bukkenNo: '1000012346', roomNo: '204', hyYachin: 59_000 }
const ROOMS = [ROOM, OTHER]
const NAME = 'メゾン東町 203号室'

/** The favourites of a visitor who has saved these. */
async function favourites(numbers: string[], rooms = ROOMS) {
  const asked: unknown[] = []
  const page = await visit('/favorite', {
    'chintai/rooms': ({ query = {} }) => {
      asked.push(query)
      const wanted = [query.bukkenNo].flat().map(String)
      return roomList(rooms.filter(({ bukkenNo }) => wanted.includes(bukkenNo)))
    },
  })
  const state = await page.show?.()
  if (!state) throw new Error('the page was not shown')
  await act(async () => {
    for (const bukkenNo of numbers) state.toggleFavourite({ site: 'chintai', bukkenNo })
  })
  return { state, asked }
}

test('the page is there without the newest rooms, all that the server asks for', async () => {
  const page = await visit('/favorite', {
    'chintai/rooms': () => {
      throw new Error('asked')
    },
  })
  expect(page.status).toBe(200)
  expect(page.say?.('robots')).toBe('noindex,follow')
})

test('an empty list says how to fill it, and begins with the newest rooms', async () => {
  const page = await visit('/favorite', {
    'chintai/rooms': ({ query = {} }) => {
      expect(query).toMatchObject({ order: 'new', fields: 'light' })
      return roomList([ROOM])
    },
  })
  await page.show?.()
  expect(screen.getByRole('heading', { name: 'お気に入りはまだありません' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '部屋を探す' })).toHaveAttribute('href', '/search')
  const newest = screen.getByRole('region', { name: '新着の部屋' })
  expect(within(newest).getAllByRole('article')).toHaveLength(1)
})

test('an empty list goes on with what was seen, filled up with the newest', async () => {
  const page = await visit('/favorite', {
    'chintai/rooms': ({ query = {} }) => roomList(query.order === 'new' ? [OTHER] : [ROOM]),
  })
  const state = await page.show?.()
  await act(async () => state?.recordView({ site: 'chintai', bukkenNo: ROOM.bukkenNo }, 67_000))
  const region = await screen.findByRole('region', { name: '最近見た部屋と新着' })
  const names = within(region).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('203号室'),
    expect.stringContaining('204号室'),
  ])
})

test('shows what was saved, ended rooms too, with one call', async () => {
  const { asked } = await favourites([ROOM.bukkenNo, OTHER.bukkenNo])
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(asked.at(-1)).toMatchObject({ isIncludeAll: true, fields: 'light', limit: 100 })
})

test('a note and a folder stay with the favourite', async () => {
  const { state } = await favourites([ROOM.bukkenNo])
  await userEvent.type(
    await screen.findByRole('textbox', { name: `${NAME}のメモ` }),
    '南が開けている',
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: `${NAME}の分類` }), '候補')
  expect(state.store.getState().favourites).toMatchObject([
    { memo: '南が開けている', group: '候補' },
  ])
  await userEvent.click(screen.getByRole('radio', { name: '保留 0' }))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.getByText('「保留」に入れた物件はありません。')).toBeInTheDocument()
})

test('one enquiry asks for every favourite that is ticked', async () => {
  await favourites([ROOM.bukkenNo, OTHER.bukkenNo])
  const [first, second] = await screen.findAllByRole('checkbox', {
    name: /をまとめて問い合わせる$/,
  })
  expect(first).not.toBeChecked()
  expect(
    screen.queryByRole('complementary', { name: 'まとめて問い合わせ' }),
  ).not.toBeInTheDocument()
  await userEvent.click(first as HTMLElement)
  expect(screen.getByRole('link', { name: '1件まとめて空室を確認' })).toHaveAttribute(
    'href',
    `/property?bukken_no[]=${OTHER.bukkenNo}`,
  )
  await userEvent.click(second as HTMLElement)
  expect(screen.getByRole('link', { name: '2件まとめて空室を確認' })).toHaveAttribute(
    'href',
    `/property?bukken_no[]=${OTHER.bukkenNo}&bukken_no[]=${ROOM.bukkenNo}`,
  )
})

test('an ended room says so and leads to others like it', async () => {
  const ended = { ...ROOM, boshuStatus: 'closed' as const, boshuStatusLabel: '募集終了' }
  await favourites([ROOM.bukkenNo], [ended])
  expect(await screen.findByText(/募集は終了しました/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '似た物件を探す' })).toHaveAttribute(
    'href',
    '/search/kurume-shi/2ldk',
  )
  expect(screen.queryByRole('link', { name: /まとめて空室を確認/ })).not.toBeInTheDocument()
})

test('nothing asks about a shared list or a comparison in which every room has ended', async () => {
  const ended = ROOMS.map((room) => ({ ...room, boshuStatus: 'closed' as const }))
  const rooms = { 'chintai/rooms': () => roomList(ended) }
  const shared = await visit(`/favorite?bukken_no[]=${ROOM.bukkenNo}`, rooms)
  await shared.show?.()
  expect(screen.getByText('共有された1件の物件です')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /まとめて空室を確認/ })).not.toBeInTheDocument()
  cleanup()
  const compared = await visit('/favorite?view=compare', rooms)
  const state = await compared.show?.()
  await act(async () => {
    for (const { bukkenNo } of ROOMS) state?.toggleCompare({ site: 'chintai', bukkenNo })
  })
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /まとめて空室を確認/ })).not.toBeInTheDocument()
})

test('a favourite that is gone altogether can be taken out by its number', async () => {
  const { state } = await favourites(['1999999999'], [])
  const remove = { name: '物件番号1999999999をお気に入りから外す' }
  await userEvent.click(await screen.findByRole('button', remove))
  expect(state.store.getState().favourites).toEqual([])
})

test('a rent that has gone down since says by how much', async () => {
  const cheaper = { ...ROOM, yachinRireki: [{ date: '2999-01-01', from: 70_000, to: 67_000 }] }
  await favourites([ROOM.bukkenNo], [cheaper])
  expect(await screen.findByText('7.0万円 → 6.7万円')).toHaveTextContent('値下げ')
})

test('compares those that were picked, and marks what differs', async () => {
  const page = await visit('/favorite?view=compare', { 'chintai/rooms': () => roomList(ROOMS) })
  const state = await page.show?.()
  await act(async () => {
    for (const { bukkenNo } of ROOMS) state?.toggleCompare({ site: 'chintai', bukkenNo })
  })
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('row', { name: /^賃料/ })).toHaveTextContent('5.9万円 一番安い')
  expect(within(table).getByRole('row', { name: /^間取り(?!図)/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: '違いのある項目だけ表示' }))
  expect(within(table).queryByRole('row', { name: /^間取り(?!図)/ })).not.toBeInTheDocument()
  const oneMore = () => screen.getByRole('link', { name: 'もう1件を選ぶ' })
  expect(oneMore()).toHaveAttribute('href', '/search')
  await act(async () => state?.toggleFavourite({ site: 'chintai', bukkenNo: '1000012347' }))
  expect(oneMore()).toHaveAttribute('href', '/favorite')
  await userEvent.click(screen.getByRole('button', { name: `${NAME}を比較から外す` }))
  expect(state?.store.getState().compare).toHaveLength(1)
})

test('lines up what is saved where nothing was picked for comparison', async () => {
  const page = await visit('/favorite?view=compare', { 'chintai/rooms': () => roomList(ROOMS) })
  const state = await page.show?.()
  await act(async () => {
    for (const { bukkenNo } of ROOMS) state?.toggleFavourite({ site: 'chintai', bukkenNo })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'お気に入りの2件を並べる' }))
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(3)
  expect(state?.store.getState().compare).toHaveLength(2)
})

test('compares how long each takes to where the search goes', async () => {
  const asked: unknown[] = []
  const ways = new Map([
    [ROOM.bukkenNo, 24],
    [OTHER.bukkenNo, 19],
  ])
  const page = await visit('/favorite?view=compare&commute=tenjin-eki~30', {
    'chintai/rooms': ({ query = {} }) => {
      asked.push(query.commuteTo)
      return roomList(
        ROOMS.map((room) => ({
          ...room,
          commute: [{ minutes: ways.get(room.bukkenNo) ?? null, by: 'train' as const }],
        })),
      )
    },
  })
  const state = await page.show?.()
  await act(async () => {
    for (const { bukkenNo } of ROOMS) state?.toggleCompare({ site: 'chintai', bukkenNo })
  })
  expect(await screen.findByRole('row', { name: /^天神駅まで（目安）/ })).toHaveTextContent(
    unbroken('約24分約19分 一番近い'),
  )
  expect(asked.at(-1)).toEqual(['tenjin-eki~30'])
  expect(screen.getByRole('link', { name: /^一覧/ })).toHaveAttribute(
    'href',
    '/favorite?commute=tenjin-eki~30',
  )
})

test('a shared list is in the HTML of the server, and kept only when asked to', async () => {
  const page = await visit(`/favorite?bukken_no[]=${ROOM.bukkenNo}&bukken_no[]=1999999999`)
  expect(page.say?.('heading')).toBe('共有された物件')
  const state = await page.show?.()
  expect(screen.getByRole('article')).toHaveTextContent(NAME)
  expect(screen.getByText(/ほかの1件は掲載を終了しました/)).toBeInTheDocument()
  expect(state?.store.getState().favourites).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'すべてお気に入りに追加' }))
  expect(state?.store.getState().favourites).toMatchObject([{ bukkenNo: ROOM.bukkenNo }])
})
