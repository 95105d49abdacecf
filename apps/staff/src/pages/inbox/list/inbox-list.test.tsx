import { beforeEach, expect, test } from '@jest/globals'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '../../../query-client.ts'
import { colleaguesQuery } from '../../../session/colleagues.queries.ts'
import { inboxQuery } from '../inbox.queries.ts'
import { InboxList } from './inbox-list.tsx'

const NAMES = ['井上', '森山', '原口']

beforeEach(() => {
  const inquiries = NAMES.map((name, index) => ({
    ...{ inquiryId: index + 1, name, status: 'new', readAt: null, bukkenNo: [] },
    ...{ createdAt: '2026-11-27T09:00:00+09:00', promisedAt: '2026-11-27T12:00:00+09:00' },
  }))
  const { queryKey } = inboxQuery({ tab: 'new', words: '' })
  queryClient.setQueryData(queryKey, {
    pages: [{ inquiries, nextCursor: null }],
    pageParams: [null],
  } as never)
  queryClient.setQueryData(colleaguesQuery.queryKey, { staffs: [] } as never)
})

test('J goes on by one enquiry with each press, however fast', async () => {
  const opened = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      { path: '/inbox', element: <InboxList current={undefined} /> },
      { path: '/inbox/:id', element: null, loader: () => opened.promise },
    ],
    { initialEntries: ['/inbox'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(NAMES.length)
  act(() => {
    for (const key of 'jjjk') document.dispatchEvent(new KeyboardEvent('keydown', { key }))
  })
  opened.resolve(null)
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/2'))
})
