import { describe, expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CONDO, LAND } from '../../testing/rooms.ts'
import { visit } from '../../testing/visit.ts'

/** The code of what comes late is fetched on the way. */
const PATIENT = { timeout: 20_000 }

const URL = '/baibai/search/kurume-shi/sale-used-condo'

test('asks the API for the homes of the address, with counts', async () => {
  let asked: object = {}
  await visit(`${URL}?kakaku_max=30000000&order=new`, {
    'baibai/rooms': ({ query = {} }) => {
      asked = query
      return roomList([CONDO])
    },
  })
  expect(asked).toMatchObject({
    city_code: ['40203'],
    bukken_type: ['hanbai_mansion'],
    kakaku_max: 30_000_000,
    order: 'new',
    fields: 'light',
    withRelax: 1,
  })
})

test('free words of investments lead to their search', async () => {
  const understand = () => ({ understood: { path: '/baibai/search_invest?shueki_rimawari=8' } })
  expect(await visit(`${URL}?keyword=x`, { understand })).toEqual({
    status: 301,
    location: '/baibai/search_invest/kurume-shi?shueki_rimawari=8',
  })
})

test('leads from each result to its page', async () => {
  const page = await visit(URL, { 'baibai/rooms': () => roomList([CONDO, LAND]) })
  await page.show?.()
  expect(screen.getByRole('link', { name: CONDO.name })).toHaveAttribute(
    'href',
    '/baibai/articles/room/40203/5000012345',
  )
  expect(screen.getByText('2件中 1〜2件')).toBeInTheDocument()
})

test('says what each option would give', async () => {
  const page = await visit(URL, {
    'baibai/rooms': () =>
      roomList([CONDO], { facets: { bukken_type: { hanbai_mansion: 7, hanbai_tochi: 3 } } }),
  })
  await page.show?.()
  const kinds = screen.getByRole('group', { name: '物件種別' })
  const box = within(kinds).getByRole('checkbox', { name: /中古マンション/ })
  expect(box).toBeChecked()
  expect(box.closest('label')).toHaveTextContent('7')
})

test('keeps a condition that the form does not show', async () => {
  const page = await visit('/baibai/search/nishitetsu-kurume-eki')
  await page.show?.()
  const kept = document.querySelectorAll('input[type=hidden][name="eki_code[]"]')
  expect(kept.length).toBeGreaterThan(0)
})

test('turns the pages with real links', async () => {
  const page = await visit(URL, {
    'baibai/rooms': () =>
      roomList([CONDO], { pagination: { page: 1, limit: 20, total: 45, lastPage: 3 } }),
  })
  await page.show?.()
  expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute('href', `${URL}?page=2`)
})

test('a page after the last does not exist', async () => {
  const page = await visit(`${URL}?page=9`, {
    'baibai/rooms': () =>
      roomList([], { pagination: { page: 9, limit: 20, total: 45, lastPage: 3 } }),
  })
  expect(page.status).toBe(404)
})

test('names the conditions that could go when nothing is found', async () => {
  const page = await visit(`${URL}/pet`, {
    'baibai/rooms': () =>
      roomList([], {
        facets: { bukken_type: { hanbai_tochi: 4, toushi_other: 9 } },
        relax: [
          { remove: 'is_pet', total: 12 },
          { remove: 'bukken_type', total: 13 },
        ],
      }),
  })
  await page.show?.()
  expect(screen.getByRole('link', { name: /「ペット可」を外す/ })).toHaveAttribute('href', URL)
  // Investment properties are not part of this search.
  expect(screen.getByRole('link', { name: /「中古マンション」を外す/ })).toHaveTextContent('4件')
})

describe('where a municipality has little on offer', () => {
  const few = (isThere: boolean) => ({
    'cities/': () => ({
      city: { cityName: '佐賀市', slug: 'saga-shi', saleStats: {}, rinsetsuCityCode: ['41208'] },
    }),
    'baibai/rooms': ({ query = {} }: { query?: Record<string, unknown> }) => {
      const cities = String(query.city_code)
      if (cities === '41201') return roomList([], { relax: [{ remove: 'city_code', total: 9 }] })
      return roomList(cities === '41208' && !isThere ? [] : [CONDO])
    },
  })

  test('shows what those next to it have', async () => {
    const page = await visit('/baibai/search/saga-shi', few(true))
    await page.show?.()
    const near = screen.getByRole('region', { name: '「佐賀市」の近くで見つかる物件' })
    expect(within(near).getAllByRole('article')).toHaveLength(1)
  })

  test('shows what all others have when those next to it have nothing', async () => {
    const page = await visit('/baibai/search/saga-shi', few(false))
    await page.show?.()
    const near = screen.getByRole('region', { name: '「佐賀市」を外すと見つかる物件' })
    expect(within(near).getAllByRole('article')).toHaveLength(1)
  })
})

test('says what a city usually costs, where enough is on offer', async () => {
  const page = await visit('/baibai/search/kurume-shi', {
    'cities/': () => ({
      city: {
        cityName: '久留米市',
        slug: 'kurume-shi',
        saleStats: {
          hanbai_mansion: { median: 19_800_000, n: 31 },
          hanbai_tochi: { median: 9_000_000, n: 4 },
        },
      },
    }),
  })
  await page.show?.()
  const guide = screen.getByRole('region', { name: '久留米市の価格相場' })
  expect(within(guide).getByRole('row', { name: /^中古マンション/ })).toHaveTextContent(
    '1,980万円31件',
  )
  expect(within(guide).queryByRole('row', { name: /^土地/ })).toBeNull()
  expect(screen.getByText(/2026年11月21日現在/)).toBeInTheDocument()
})

test('offers to write when something new comes, with what was looked for', async () => {
  const page = await visit(`${URL}?kakaku_max=30000000`, {
    'baibai/rooms': () => roomList([CONDO]),
  })
  await page.show?.()
  expect(screen.getByRole('link', { name: '新着メールに登録する' })).toHaveAttribute(
    'href',
    `/baibai/mail-alert?${new URLSearchParams({ search: `${URL}?kakaku_max=30000000` })}`,
  )
  expect(screen.queryByRole('region', { name: /価格相場/ })).toBeNull()
})

test('shows the results beside a map', async () => {
  const page = await visit(`${URL}?view=map`, {
    'baibai/rooms': () => roomList([CONDO, LAND]),
    'baibai/rooms/map': () => ({ total: 2, clusters: [], pins: [] }),
  })
  await page.show?.()
  const list = await screen.findByRole('region', { name: '地図の範囲の物件' })
  expect(within(list).getByRole('link', { name: LAND.name })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '地図' })).toHaveAttribute('aria-current', 'true')
})

test('a search can be kept, and tells later what is new in it', async () => {
  localStorage.clear()
  const page = await visit(`${URL}?order=new`, {
    'baibai/rooms': ({ query = {} }) =>
      roomList([CONDO], {
        pagination: { page: 1, limit: 20, total: query.koukaiSince ? 3 : 1, lastPage: 1 },
      }),
  })
  await page.show?.()
  await userEvent.click(screen.getByRole('button', { name: 'この条件を保存' }))
  const kept = await screen.findByRole('region', { name: '保存した検索条件' }, PATIENT)
  expect(within(kept).getByRole('link', { name: '久留米市・中古マンション' })).toHaveAttribute(
    'href',
    URL,
  )
  expect(await within(kept).findByText('新着 3件', undefined, PATIENT)).toBeInTheDocument()
})

test('land is looked for by what a builder asks, and a home by its rooms', async () => {
  const facets = {
    madori: { 350: 4 },
    youto_chiiki: { 1: 3, 12: 2 },
    bukken_type: { hanbai_tochi: 5 },
  }
  const answers = { 'baibai/rooms': () => roomList([LAND], { facets }) }
  const land = await visit('/baibai/search/sale-lot', answers)
  await land.show?.()
  const legends = () => screen.getAllByRole('group').map((group) => group.firstChild?.textContent)
  expect(legends()).toEqual(
    expect.arrayContaining(['土地面積（㎡）', '坪単価', '用途地域', '建築条件・区画']),
  )
  expect(legends()).not.toContain('間取り')
  const zones = screen.getByRole('group', { name: '用途地域' })
  expect(within(zones).getAllByRole('checkbox')).toHaveLength(2)
  cleanup()
  const homes = await visit('/baibai/search', answers)
  await homes.show?.()
  expect(legends()).not.toContain('用途地域')
  const layouts = screen.getByRole('group', { name: '間取り' })
  expect(within(layouts).getAllByRole('checkbox')).toHaveLength(1)
})
