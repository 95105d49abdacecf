import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { Listing } from '../listings.queries.ts'
import { useSelection } from './use-selection.ts'

const listing = (bukkenNo: string) => ({ bukkenNo }) as Listing
const [first, second, third, fourth] = ['1', '2', '3', '4'].map(listing) as [
  Listing,
  Listing,
  Listing,
  Listing,
]

function select(rows: Listing[], list = 'tab=draft') {
  const { result, rerender } = renderHook(
    (props: { rows: Listing[]; list: string }) => useSelection(props.rows, props.list),
    { initialProps: { rows, list } },
  )
  const chosen = () => result.current.chosen.map(({ bukkenNo }) => bukkenNo)
  return { result, rerender, chosen }
}

test('a range lies between two rows, and rows that are gone count no more', () => {
  const { result, rerender, chosen } = select([first, second, third])
  act(() => result.current.toggle(first, false))
  act(() => result.current.toggle(third, true))
  expect(chosen()).toEqual(['1', '2', '3'])
  rerender({ rows: [first, third], list: 'tab=draft' })
  expect(chosen()).toEqual(['1', '3'])
})

test('all that match count, loaded or not, until the conditions are others', () => {
  const { result, rerender, chosen } = select([first, second])
  act(() => result.current.chooseAll([first, second, third, fourth]))
  expect(chosen()).toEqual(['1', '2', '3', '4'])
  expect(result.current.isAll).toBe(true)
  act(() => result.current.toggle(second, false))
  expect(chosen()).toEqual(['1', '3', '4'])
  rerender({ rows: [first], list: 'tab=public' })
  expect(chosen()).toEqual(['1'])
})
