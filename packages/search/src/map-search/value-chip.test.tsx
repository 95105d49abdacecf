import { expect, test } from '@jest/globals'
import { useLocation } from '@sumai/platform'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FilterGroup } from '../filter/filter.ts'
import { ValueChip } from './value-chip.tsx'

const steps = ['5', '9'].map((value) => ({ value, label: `${value}万円` }))
const rent: FilterGroup = {
  kind: 'range',
  legend: '賃料',
  low: { name: 'min', label: '賃料の下限', empty: '下限なし', steps, value: '' },
  high: { name: 'max', label: '賃料の上限', empty: '上限なし', steps, value: '' },
}

function Page() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  return (
    <>
      <output>{decodeURIComponent(address)}</output>
      <ValueChip
        {...{ group: rent, value: '', total: 8, address, action: '/list' }}
        conditions={{ view: 'map', city_code: ['40203'], min: 1, page: 2 }}
        hrefOf={(fields) => `/list?${fields}`}
      />
    </>
  )
}

test('a choice searches at once, beside all other conditions, from the first page', async () => {
  const router = createBrowserRouter([{ path: '*', Component: Page }])
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('button', { name: '賃料' })).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('賃料の上限'), '9')
  expect(await screen.findByText('/list?view=map&city_code[]=40203&max=9')).toBeVisible()
})
