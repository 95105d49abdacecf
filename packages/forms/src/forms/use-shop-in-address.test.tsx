import { expect, test } from '@jest/globals'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useShopInAddress } from './use-shop-in-address.ts'

function Page() {
  useShopInAddress('012')
  const { hasSlots } = useLoaderData()
  return (
    <>
      <p>{hasSlots ? '空き時間' : '店舗'}</p>
      <Link to="#step-2">次へ進む</Link>
    </>
  )
}

test('the slots of a shop come, though the next step was taken while they were loading', async () => {
  const asked: string[] = []
  const answer = Promise.withResolvers<void>()
  const loader = async ({ request }: LoaderFunctionArgs) => {
    const { search } = new URL(request.url)
    asked.push(search)
    if (search === '') return { hasSlots: false }
    await answer.promise
    return { hasSlots: true }
  }
  const router = createBrowserRouter([
    { path: '/', Component: Page, loader, HydrateFallback: () => null },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('link', { name: '次へ進む' }))
  await waitFor(() => expect(asked).toEqual(['', '?tenpo_no=012', '?tenpo_no=012']))
  answer.resolve()
  expect(await screen.findByText('空き時間')).toBeTruthy()
  expect(router.state.location).toMatchObject({ search: '?tenpo_no=012', hash: '#step-2' })
})
