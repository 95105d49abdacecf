import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { Filters } from './filters.tsx'
import { readView } from './view.ts'

function Screen() {
  return <Filters view={readView(useSearchParams()[0])} />
}
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: '番号' })

test('what is typed while records are looked up stays; going back shows what was asked then', async () => {
  const found = Promise.withResolvers<null>()
  const routes = [{ path: '/records', element: <Screen />, loader: () => found.promise }]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/records?number=1'],
    hydrationData: { loaderData: { 0: null } },
  })
  render(<RouterProvider router={router} />)
  await userEvent.clear(number())
  await userEvent.type(number(), '2{Enter}')
  await userEvent.type(number(), '3')
  await act(async () => found.resolve(null))
  expect(router.state.location.search).toBe('?number=2')
  expect(number().value).toBe('23')
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?number=1')
  expect(number().value).toBe('1')
})
