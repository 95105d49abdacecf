import { expect, test } from '@jest/globals'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render } from '@testing-library/react'
import { filterOptions } from './filter-options.ts'
import { RangeFields } from './range-fields.tsx'
import { useDraft } from './use-draft.ts'

function Fields({ steps }: { steps: number[] }) {
  const { bars, range } = filterOptions({ conditions: {}, facets: { x_max: { 1: 4, 2: 9 } } })
  const group = range('x', '広さ', steps, (step) => `${step}㎡`)
  const draft = useDraft('/')
  return (
    <RangeFields group={{ ...group, bars: bars('x', steps) }} draft={draft} onChange={() => {}} />
  )
}

test.each([
  ['0 2㎡ 4㎡〜', [1, 2, 3, 4]],
  ['0 2㎡ 3㎡〜', [1, 2, 3]],
])('the axis is %s, whether the number of steps is even or odd', (words, steps) => {
  const router = createBrowserRouter([{ path: '*', element: <Fields steps={steps} /> }])
  const { container } = render(<RouterProvider router={router} />)
  const axis = [...container.querySelectorAll('[aria-hidden="true"] > span')]
  expect(axis.map(({ textContent }) => textContent).join(' ')).toBe(words)
})
