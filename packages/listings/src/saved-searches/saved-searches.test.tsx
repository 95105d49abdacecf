import { beforeEach, expect, jest, test } from '@jest/globals'
import { saveSearch, storedSearches } from '@sumai/shared-state/searches'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SaveSearchButton } from './save-search-button.tsx'
import { SavedSearches } from './saved-searches.late.tsx'

const SEARCH = { address: '/search/kurume-shi', label: '久留米市' }
const countsAt = () => '/counts'

beforeEach(() => localStorage.clear())

const show = (current?: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: (
            <>
              <SaveSearchButton site="chintai" search={SEARCH} />
              <SavedSearches site="chintai" countsAt={countsAt} {...(current && { current })} />
            </>
          ),
        },
        { path: '/counts', loader: () => ({ '/search/kurume-shi': 3 }) },
      ])}
    />,
  )

test('a saved search tells how many listings are new, and can be taken out', async () => {
  show()
  expect(screen.queryByRole('region', { name: '保存した検索条件' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'この条件を保存' }))
  expect(await screen.findByRole('link', { name: '久留米市' })).toHaveAttribute(
    'href',
    '/search/kurume-shi',
  )
  expect(await screen.findByText('新着 3件')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '久留米市を削除' }))
  expect(storedSearches()).toEqual([])
})

test('looking at its results counts as a look, and the news stay in sight', async () => {
  // A second ago.
  const now = jest.spyOn(Date.prototype, 'toISOString')
  now.mockReturnValueOnce(new Date(Date.now() - 1000).toISOString())
  saveSearch({ site: 'chintai', ...SEARCH })
  now.mockRestore()
  const [before] = storedSearches()
  show('/search/kurume-shi')
  expect(await screen.findByText('新着 3件')).toBeInTheDocument()
  expect(storedSearches()[0]?.seenAt).not.toBe(before?.seenAt)
})
