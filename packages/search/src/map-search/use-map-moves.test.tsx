import { expect, jest, test } from '@jest/globals'
import type { Bounds } from '@sumai/map/map-options'
import { createBrowserRouter, RouterProvider, useLocation } from '@sumai/platform'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MoveSwitch } from './move-switch.tsx'
import { useMapMoves } from './use-map-moves.ts'

const HERE: Bounds = [130.38, 33.55, 130.46, 33.6]
const THERE: Bounds = [130.4, 33.56, 130.48, 33.61]

function MovedMap() {
  const moves = useMapMoves({
    conditions: { bounds: HERE.join(), hy_yachin_max: 60_000, page: 3 },
    bounds: HERE,
    hrefOf: (fields) => `/search?${fields}`,
  })
  return (
    <>
      <MoveSwitch moves={moves} />
      <button type="button" onClick={() => moves.move(THERE)}>
        move
      </button>
      <output>{new URLSearchParams(useLocation().search).get('bounds')}</output>
    </>
  )
}

function open() {
  window.history.replaceState(null, '', '/search?page=3')
  const router = createBrowserRouter([{ path: '*', Component: MovedMap }])
  const navigate = jest.spyOn(router, 'navigate')
  render(<RouterProvider router={router} />)
  return navigate
}

test('a moved map searches there from the first page, in place of the address before', async () => {
  const navigate = open()
  await userEvent.click(screen.getByRole('button', { name: 'move' }))
  await waitFor(() => expect(navigate).toHaveBeenCalled())
  const [to, options] = navigate.mock.calls[0] as unknown as [string, object]
  const fields = new URL(to, 'http://localhost').searchParams
  expect(Object.fromEntries(fields)).toEqual({
    bounds: '130.4,33.56,130.48,33.61',
    hy_yachin_max: '60000',
  })
  expect(options).toMatchObject({ replace: true, preventScrollReset: true })
})

test('with the switch off it waits for a press', async () => {
  const navigate = open()
  await userEvent.click(screen.getByRole('checkbox', { name: '地図の移動で検索' }))
  expect(screen.queryByRole('button', { name: 'このエリアで検索' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'move' }))
  expect(navigate).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'このエリアで検索' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('130.4,33.56'))
})
