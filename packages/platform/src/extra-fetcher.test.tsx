import { expect, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  RouterProvider,
  redirect,
  useFetcher,
} from 'react-router'
import { extrasMayFail, useExtraFetcher } from './extra-fetcher.ts'

/** A page with a button that asks for a number; the loader gives what is in `answers`, one by one. */
function open(useIt: typeof useFetcher, answers: (number | Error)[]) {
  function Page() {
    const { load, data } = useIt<number>()
    return (
      <button type="button" onClick={() => load('/number')}>
        {data ?? 'なし'}
      </button>
    )
  }
  const loader = () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  const routes = [
    { path: '/', Component: Page, errorElement: <p>エラー</p> },
    { path: '/number', loader },
  ]
  const router = createMemoryRouter(routes, { dataStrategy: extrasMayFail })
  render(<RouterProvider router={router} />)
}

const press = () => fireEvent.click(screen.getByRole('button'))

test('a page stays when something it can be shown without fails, and may ask again', async () => {
  open(useExtraFetcher as typeof useFetcher, [new Error('down'), 7])
  press()
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('なし'))
  press()
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('7'))
})

test('a page stays when something it can be shown without has another address', async () => {
  function Page() {
    const { load, data } = useExtraFetcher<string>()
    return (
      <button type="button" onClick={() => load('/words?of=a')}>
        {data ?? 'なし'}
      </button>
    )
  }
  const loader = ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    if (searchParams.get('of') === 'a') throw redirect('/words?of=b', 301)
    return searchParams.get('of')
  }
  const routes = [
    { path: '/', Component: Page },
    { path: '/words', loader, element: <p>ほかのページ</p> },
  ]
  const router = createMemoryRouter(routes, { dataStrategy: extrasMayFail })
  render(<RouterProvider router={router} />)
  press()
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('b'))
})

test('what a page is about takes the page with it', async () => {
  open(useFetcher, [new Error('down')])
  press()
  expect(await screen.findByText('エラー')).toBeInTheDocument()
})
