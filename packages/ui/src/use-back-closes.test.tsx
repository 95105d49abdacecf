import { afterEach, expect, test } from '@jest/globals'
import { useLocation, useNavigate } from '@sumai/platform'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useBackCloses } from './use-back-closes.ts'

let loads = 0
let router: ReturnType<typeof createBrowserRouter>

function Page() {
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const keepEntry = useBackCloses(isOpen, () => setOpen(false))
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? '閉じる' : '開く'}
      </button>
      <button
        type="button"
        onClick={() => {
          navigate('/list?b', { replace: keepEntry() })
          setOpen(false)
        }}
      >
        表示
      </button>
    </>
  )
}

async function open() {
  window.history.replaceState(null, '', '/before')
  window.history.pushState(null, '', '/list?a')
  loads = 0
  const loader = () => {
    loads += 1
    return null
  }
  router = createBrowserRouter([
    { path: '/list', Component: Page, HydrateFallback: () => null, loader },
    { path: '/before', Component: () => <output>/before</output> },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByText('/list?a')
  await press('開く')
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isOver = () => Boolean(window.history.state?.isOverPage)
const back = () => act(() => window.history.back())

afterEach(() => router.dispose())

test('Back closes it, stays on the page and loads nothing', async () => {
  await open()
  expect(isOver()).toBe(true)
  back()
  await screen.findByRole('button', { name: '開く' })
  expect(screen.getByRole('status')).toHaveTextContent('/list?a')
  expect(loads).toBe(1)
  back()
  await screen.findByText('/before')
})

test('closed by its button, it leaves no step behind', async () => {
  await open()
  await press('閉じる')
  await waitFor(() => expect(isOver()).toBe(false))
  expect(loads).toBe(1)
  back()
  await screen.findByText('/before')
})

test('what it leads to takes its place', async () => {
  await open()
  await press('表示')
  await screen.findByText('/list?b')
  back()
  await screen.findByText('/list?a')
  back()
  await screen.findByText('/before')
})
