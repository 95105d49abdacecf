import { afterEach, expect, test } from '@jest/globals'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ROOM } from '../testing/listings.ts'
import { CompareBar } from './compare-bar.tsx'

afterEach(() => localStorage.clear())

const photo = { url: '/media/interior/interior-ldk-1', width: 960, height: 720 }

/** A page with one listing on it; the API knows another. */
function open() {
  const state = createSharedState()
  const asked: string[] = []
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => (
        <CompareBar
          site="chintai"
          listings={[ROOM]}
          paths={{
            favourites: (numbers) => `/saved?${numbers.join('&')}`,
            compare: () => '/compare',
          }}
        />
      ),
    },
    {
      path: '/saved',
      loader: ({ request }) => {
        asked.push(new URL(request.url).search)
        return { rooms: [{ bukkenNo: '1000000002', photos: [photo] }] }
      },
    },
  ])
  const { container } = render(
    <SharedStateProvider state={state}>
      <RouterProvider router={router} />
    </SharedStateProvider>,
  )
  const pick = (bukkenNo: string) =>
    act(async () => state.toggleCompare({ site: 'chintai', bukkenNo }))
  return { pick, asked, pictures: () => container.querySelectorAll('img') }
}

test('is not there before something has been picked', async () => {
  const { pick } = open()
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  await pick(ROOM.bukkenNo)
  expect(screen.getByRole('complementary', { name: '比較する物件' })).toHaveTextContent(
    '1件を選択中（比較は4件まで）',
  )
  expect(screen.getByRole('link', { name: '並べて比較' })).toHaveAttribute('href', '/compare')
})

test('asks only for the photos that are not on the page', async () => {
  const { pick, asked, pictures } = open()
  await pick(ROOM.bukkenNo)
  expect(asked).toEqual([])
  await pick('1000000002')
  expect(asked).toEqual(['?1000000002'])
  expect(pictures()).toHaveLength(2)
})

test('can be emptied', async () => {
  const { pick } = open()
  await pick(ROOM.bukkenNo)
  await userEvent.click(screen.getByRole('button', { name: 'すべて外す' }))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
