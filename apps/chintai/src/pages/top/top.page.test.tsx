import { beforeAll, expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { roomList, unreachable } from '@sumai/testing/answers'
import { installDialogs } from '@sumai/ui/testing/dialogs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

/** The code of the results is fetched on the way. */
const PATIENT = { timeout: 20_000 }

beforeAll(installDialogs)

test('searches with a form that works without JavaScript', async () => {
  const page = await visit('/')
  await page.show?.()
  const area = screen.getByRole('radio', { name: /^久留米/ })
  expect(area).toHaveAttribute('name', 'place')
  expect(area).toHaveAttribute('value', 'kurume-area')
  const form = area.closest('form')
  expect(form).toHaveAttribute('action', '/search')
  expect(form).toHaveAttribute('method', 'get')
  expect(screen.getByRole('checkbox', { name: '2LDK' })).toHaveAttribute('value', '250')
  expect(screen.getByLabelText('賃料の上限')).toHaveAttribute('name', 'hy_yachin_max')
})

test('the tabs of the search panel are never sent', async () => {
  const page = await visit('/')
  await page.show?.()
  const tabs = screen.getByRole('group', { name: '探し方' })
  for (const tab of within(tabs).getAllByRole<HTMLInputElement>('radio')) {
    expect(tab.form).toBeNull()
  }
})

test('leads to popular searches that find something', async () => {
  const page = await visit('/', {
    'chintai/rooms': () => roomList([ROOM], { facets: { setsubijoken: { 801: 1357 } } }),
  })
  await page.show?.()
  const pets = screen.getByRole('link', { name: /^ペット相談可/ })
  expect(pets).toHaveAttribute('href', '/search/pet')
  expect(pets).toHaveTextContent('1,357')
  expect(screen.queryByRole('link', { name: /^新築/ })).not.toBeInTheDocument()
})

test('shows the newest rooms, one of each building, and the five promises', async () => {
  const rooms = [ROOM, { ...ROOM, bukkenNo: '1000012346', roomNo: '305' }]
  const tatemono = [{ tmNo: ROOM.tmNo, roomCount: 2, hyYachinMin: 67_000, hyYachinMax: 67_000 }]
  const page = await visit('/', {
    'chintai/rooms': () => roomList(rooms, { tatemono, roomTotal: 2 }),
  })
  await page.show?.()
  expect(screen.getByRole('link', { name: 'メゾン東町 203号室' })).toHaveAttribute(
    'href',
    '/articles/room/40203/1000012345',
  )
  expect(screen.queryByRole('link', { name: 'メゾン東町 305号室' })).not.toBeInTheDocument()
  const promises = screen.getByRole('region', { name: /5つの約束/ })
  expect(within(promises).getAllByRole('heading', { level: 3 })).toHaveLength(5)
})

test('an area opens its shops, each with its own page', async () => {
  const page = await visit('/')
  await page.show?.()
  const kurume = screen.getByRole('link', { name: /^久留米 久留米市ほか 1 店舗/ })
  expect(kurume).toHaveAttribute('href', '/company/shop?area_no=10')
  await userEvent.click(kurume)
  const dialog = screen.getByRole('dialog', { name: /久留米の店舗/ })
  expect(within(dialog).getByRole('link', { name: '久留米本店' })).toHaveAttribute(
    'href',
    '/company/shop/001',
  )
})

test('the button counts what the choices would find, and opens exactly that', async () => {
  const asked: unknown[] = []
  const page = await visit('/', {
    'chintai/rooms': ({ query = {} }) => {
      asked.push(query)
      const total = query.madori && query.city_code ? 42 : 128
      return roomList([ROOM], { pagination: { page: 1, limit: 20, total, lastPage: 3 } })
    },
  })
  await page.show?.()
  await userEvent.click(screen.getByRole('checkbox', { name: '2LDK' }))
  await userEvent.click(screen.getByRole('radio', { name: /^久留米/ }))
  const [button] = await screen.findAllByRole('button', { name: /42 件の部屋を見る/ }, PATIENT)
  expect(asked.at(-1)).toMatchObject({
    city_code: expect.arrayContaining(['40203']),
    madori: [250],
  })
  if (button) await userEvent.click(button)
  await waitFor(() => expect(window.location.pathname).toBe('/search/kurume-area/2ldk'), PATIENT)
})

test('is shown without the extras that fail', async () => {
  const page = await visit('/', {
    contents: unreachable,
    shops: unreachable,
    'master/cities': unreachable,
  })
  await page.show?.()
  expect(page.status).toBe(200)
  expect(screen.getByRole('radio', { name: '久留米' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'お知らせ' })).not.toBeInTheDocument()
})

test('says that the site is down when there is nothing to show', async () => {
  const page = await visit('/', {
    'chintai/rooms': () => {
      throw new ApiError({ status: 503, code: 'busy', message: '' })
    },
  })
  expect(page.status).toBe(503)
})
