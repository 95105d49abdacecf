import { expect, test } from '@jest/globals'
import { useLocation } from '@sumai/platform'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FilterGroup } from './filter.ts'
import { PANEL_ID } from './filter-button.tsx'
import { FilterPanel } from './filter-panel.tsx'

const steps = ['1', '2', '3'].map((value) => ({ value, label: `${value}万円`, count: 5 }))

const groups: FilterGroup[] = [
  {
    kind: 'range',
    legend: '予算',
    low: { name: 'min', label: '予算の下限', empty: '下限なし', steps, value: '' },
    high: { name: 'max', label: '予算の上限', empty: '上限なし', steps, value: '1' },
  },
  {
    kind: 'checks',
    legend: '広さ',
    options: [
      { name: 'size[]', value: 's', label: '小', count: 3, checked: false },
      { name: 'size[]', value: 'l', label: '大', count: 0, checked: false },
    ],
  },
]

let total = 8

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" popoverTarget={PANEL_ID}>
        条件を開く
      </button>
      <FilterPanel
        groups={groups}
        fields={[
          ['order', 'new'],
          ['bounds', new URLSearchParams(search).get('bounds') ?? ''],
        ]}
        action="/list"
        address={pathname + search}
        total={total}
        resetTo="/list"
        hrefOf={(fields) => `/list?${decodeURIComponent(fields.toString())}`}
      />
    </>
  )
}

let router: ReturnType<typeof createBrowserRouter>

async function open() {
  window.history.replaceState(null, '', '/list?max=1')
  const loader = ({ request }: { request: Request }) => ({
    total: new URL(request.url).search.length,
  })
  router = createBrowserRouter([
    { path: '/list', Component: Page, HydrateFallback: () => null, loader },
  ])
  render(<RouterProvider router={router} />)
  return await screen.findByRole('status')
}

test('searches with each change, and keeps what the form does not show', async () => {
  const address = await open()
  await userEvent.click(screen.getByLabelText(/^小/))
  await waitFor(() => expect(address.textContent).toBe('/list?order=new&max=1&size[]=s'))
})

test('turns a range round whose ends have crossed', async () => {
  const address = await open()
  await userEvent.selectOptions(screen.getByLabelText('予算の下限'), '3')
  await waitFor(() => expect(address.textContent).toBe('/list?order=new&min=1&max=3'))
})

test('an option that gives nothing cannot be chosen', async () => {
  await open()
  expect((screen.getByLabelText(/^大/) as HTMLInputElement).disabled).toBe(true)
})

test('where nothing was found, conditions that are not set open on demand', async () => {
  total = 0
  await open()
  const panel = document.getElementById(PANEL_ID)
  expect(panel).toHaveAttribute('data-folded')
  await userEvent.click(screen.getByRole('button', { name: 'ほかの条件を開く' }))
  expect(panel).not.toHaveAttribute('data-folded')
  total = 8
})

const openSheet = () => turnSheet('open')

function turnSheet(newState: 'open' | 'closed') {
  const sheet = document.getElementById(PANEL_ID)
  if (!sheet) throw new Error('There is no sheet')
  const turned = createEvent('toggle', sheet)
  Object.assign(turned, { newState })
  fireEvent(sheet, turned)
}

test('the sheet is a dialog: nothing beside it can be reached, and the focus returns', async () => {
  const address = await open()
  openSheet()
  expect(screen.getByRole('dialog', { name: '検索条件' })).toHaveFocus()
  expect(address.inert).toBe(true)
  turnSheet('closed')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address.inert).toBe(false)
  expect(screen.getByRole('button', { name: '条件を開く' })).toHaveFocus()
})

test('the sheet counts first and searches when its button is pressed', async () => {
  const address = await open()
  openSheet()
  await userEvent.click(screen.getByLabelText(/^小/))
  const button = await screen.findByRole('button', { name: '25 件を表示' })
  expect(address.textContent).toBe('/list?max=1')
  await userEvent.click(button)
  await waitFor(() => expect(address.textContent).toBe('/list?order=new&max=1&size[]=s'))
})

test('the sheet keeps what was chosen while the search below it changes', async () => {
  const address = await open()
  openSheet()
  await userEvent.click(screen.getByLabelText(/^小/))
  await act(() => router.navigate('/list?max=1&bounds=1'))
  expect(address.textContent).toBe('/list?max=1&bounds=1')
  expect((screen.getByLabelText(/^小/) as HTMLInputElement).checked).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: '34 件を表示' }))
  await waitFor(() => expect(address.textContent).toBe('/list?order=new&bounds=1&max=1&size[]=s'))
})
