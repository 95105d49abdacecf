import { expect, test } from '@jest/globals'
import type { FilterGroup } from '../filter/filter.ts'
import { withoutIdle } from './without-idle.ts'

const option = (name: string, count: number, checked = false) => ({
  ...{ name, count, checked },
  ...{ value: '1', label: name },
})
const namesOf = (group: FilterGroup | undefined) =>
  group?.kind === 'checks' ? group.options.map(({ name }) => name) : []

test('a switch that every listing has is not offered, unless it is set', () => {
  const options = [
    ...[option('is_movie', 2), option('is_photo', 171), option('is_plan', 171, true)],
    option('kozo[]', 171),
  ]
  const [group] = withoutIdle([{ kind: 'checks', legend: '写真', options }], 171)
  expect(namesOf(group)).toEqual(['is_movie', 'is_plan', 'kozo[]'])
})

test('where nothing is found, every switch stays', () => {
  const [group] = withoutIdle(
    [{ kind: 'checks', legend: '写真', options: [option('is_movie', 0)] }],
    0,
  )
  expect(namesOf(group)).toEqual(['is_movie'])
})
