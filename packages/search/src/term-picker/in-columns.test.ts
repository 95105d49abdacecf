import { expect, test } from '@jest/globals'
import type { FilterGroup } from '../filter/filter.ts'
import { inColumns } from './in-columns.ts'

const checks = (legend: string, count: number): FilterGroup => ({
  kind: 'checks',
  legend,
  options: Array.from({ length: count }, (_, index) => ({
    name: 'kozo[]',
    value: `${index}`,
    label: `${index}`,
    count: 1,
    checked: false,
  })),
})
const text = (legend: string): FilterGroup => ({
  kind: 'text',
  legend,
  name: 'keyword',
  value: '',
  placeholder: '',
  suggestAt: '/words',
})
const legends = (columns: FilterGroup[][]) =>
  columns.map((column) => column.map(({ legend }) => legend))

test('the second column begins with what lies mostly in the lower half', () => {
  const groups = [text('a'), checks('b', 6), text('c'), text('d'), text('e')]
  expect(legends(inColumns(groups))).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ])
})

test('a high group is not split', () => {
  expect(legends(inColumns([text('a'), text('b'), checks('c', 9)]))).toEqual([['a', 'b'], ['c']])
})
