import { expect, jest, test } from '@jest/globals'
import type { Bounds } from '@sumai/map/map-options'
import { useLoaderData, useSearchParams } from '@sumai/platform'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MapData } from './map-data.ts'
import { MoveSwitch } from './move-switch.tsx'
import { useMapMoves } from './use-map-moves.ts'
import { pictureOf, writeBounds } from './view.ts'

const HERE: Bounds = [130.38, 33.55, 130.46, 33.6]
const THERE: Bounds = [130.4, 33.56, 130.48, 33.61]
const BEYOND: Bounds = [130.42, 33.57, 130.5, 33.62]

const mapOf = (bounds: Bounds, total: number): MapData => ({
  ...{ clusters: [], pins: [], places: {}, bounds, total, picture: pictureOf(bounds) },
})

/** Whoever asks waits until the test answers. */
type Waiting = { search: string; answer: (total: number) => void; signal: AbortSignal }

function open() {
  const maps: Waiting[] = []
  const lists: Waiting[] = []
  const order: Waiting[][] = []
  const asked =
    (waiting: Waiting[], search: (url: string) => string) =>
    ({ request }: { request: Request }) =>
      new Promise((resolve) => {
        const address = search(request.url)
        const bounds = new URL(address, request.url).searchParams.get('bounds') ?? HERE.join()
        const map = (total: number) => mapOf(bounds.split(',').map(Number) as never, total)
        const answer = (total: number) => resolve({ address, map: map(total) })
        order.push(waiting)
        waiting.push({ search: address, answer, signal: request.signal })
      })
  window.history.replaceState(null, '', `/search?bounds=${HERE}&page=3`)
  const pathOf = (url: string) => url.replace(window.location.origin, '')
  const router = createBrowserRouter(
    [
      { id: 'search', path: '/search', loader: asked(lists, pathOf), Component: MovedMap },
      {
        path: '/map',
        loader: asked(maps, (url) => new URL(url).searchParams.get('search') ?? ''),
      },
    ],
    { hydrationData: { loaderData: { search: { map: mapOf(HERE, 1) } } } },
  )
  const navigate = jest.spyOn(router, 'navigate')
  render(<RouterProvider router={router} />)
  return { maps, lists, order, navigate }
}

function MovedMap() {
  const { map } = useLoaderData() as { map: MapData }
  const [params, setParams] = useSearchParams()
  const moves = useMapMoves({
    conditions: {
      bounds: writeBounds(map.bounds),
      hy_yachin_max: 60_000,
      page: 3,
      pet: params.get('pet'),
    },
    map,
    hrefOf: (fields) => `/search?${fields}`,
    mapAt: (search) => `/map?${new URLSearchParams({ search })}`,
  })
  return (
    <>
      <MoveSwitch isRaised={false} moves={moves} />
      {Object.entries({ HERE, THERE, BEYOND }).map(([name, bounds]) => (
        <button key={name} type="button" onClick={() => moves.move(bounds)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setParams({ bounds: writeBounds(HERE), pet: '1' })}>
        with a pet
      </button>
      <button type="button" onClick={() => moves.see(THERE)}>
        see
      </button>
      <output>{(moves.map as MapData & { total: number }).total}</output>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shows = (total: number) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(String(total)))

test('a moved map shows its pins before the list, which follows in place of the address before', async () => {
  const { maps, lists, order, navigate } = open()
  await press('THERE')
  await waitFor(() => expect(maps).toHaveLength(1))
  maps[0]?.answer(2)
  await shows(2)
  await waitFor(() => expect(lists).toHaveLength(1))
  expect(order).toEqual([maps, lists])
  const [to, options] = navigate.mock.calls[0] as unknown as [string, object]
  expect(to).toBe(maps[0]?.search)
  expect(Object.fromEntries(new URL(to, 'http://localhost').searchParams)).toEqual({
    bounds: '130.4,33.56,130.48,33.61',
    hy_yachin_max: '60000',
  })
  expect(options).toMatchObject({ replace: true, preventScrollReset: true })
  lists[0]?.answer(3)
  await waitFor(() => expect(window.location.search).toContain('130.4'))
  await shows(2)
})

test('an earlier answer never takes the place of a later one', async () => {
  const { maps, lists } = open()
  await press('THERE')
  await waitFor(() => expect(lists).toHaveLength(1))
  await press('BEYOND')
  await waitFor(() => expect(maps).toHaveLength(2))
  expect(maps[0]?.signal.aborted).toBe(true)
  maps[1]?.answer(3)
  await shows(3)
  lists[0]?.answer(2)
  maps[0]?.answer(2)
  await waitFor(() => expect(lists).toHaveLength(2))
  await shows(3)
})

test('a map that is moved there and back shows what it showed', async () => {
  const { maps } = open()
  await press('THERE')
  await waitFor(() => expect(maps).toHaveLength(1))
  maps[0]?.answer(2)
  await shows(2)
  await press('HERE')
  await waitFor(() => expect(maps).toHaveLength(2))
  await shows(1)
})

test('with the switch off it waits for a press', async () => {
  const { maps, navigate } = open()
  await userEvent.click(screen.getByRole('checkbox', { name: '地図の移動で検索' }))
  expect(screen.queryByRole('button', { name: 'このエリアで検索' })).toBeNull()
  await press('THERE')
  expect(maps).toEqual([])
  await press('このエリアで検索')
  await waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(maps).toHaveLength(1)
})

test('pins for this screen come without another list, and another address', async () => {
  const { maps, lists, navigate } = open()
  await press('see')
  await waitFor(() => expect(maps).toHaveLength(1))
  expect(maps[0]?.search).toContain(`bounds=${encodeURIComponent(writeBounds(THERE))}`)
  maps[0]?.answer(4)
  await shows(4)
  await press('HERE')
  await waitFor(() => expect(lists).toHaveLength(1))
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('conditions that are on their way are not lost to a move; its list comes after them', async () => {
  const { lists } = open()
  await userEvent.click(screen.getByRole('checkbox', { name: '地図の移動で検索' }))
  await press('with a pet')
  await waitFor(() => expect(lists).toHaveLength(1))
  await press('THERE')
  await press('このエリアで検索')
  expect(lists).toHaveLength(1)
  lists[0]?.answer(5)
  await waitFor(() => expect(lists).toHaveLength(2))
  const { searchParams } = new URL(lists[1]?.search ?? '', 'http://localhost')
  expect(Object.fromEntries(searchParams)).toMatchObject({ bounds: writeBounds(THERE), pet: '1' })
})
