import { expect, test } from '@jest/globals'
import { cityGroup, type ToOptions } from './city-group.ts'

const SAGA = '41201'
/** Every city has as many homes as the last two digits of its code. */
const toOptions: ToOptions = (_, choices) =>
  choices.map(({ code, label }) => ({
    name: 'city_code[]',
    value: code,
    label,
    checked: code === SAGA,
    count: Number(code.slice(-2)),
  }))

test('chosen cities stand first, then the busiest; every other one is offered once', () => {
  const group = cityGroup('市区町村', toOptions)
  if (group.kind !== 'checks') throw new Error(group.kind)
  const [chosen, ...busiest] = group.options.map(({ value }) => value)
  expect(chosen).toBe(SAGA)
  expect(busiest).toHaveLength(6)
  const more = group.more?.groups.flatMap(({ options }) => options.map(({ value }) => value)) ?? []
  expect(new Set([SAGA, ...busiest, ...more]).size).toBe(36)
  expect(more).toHaveLength(36 - 7)
})
