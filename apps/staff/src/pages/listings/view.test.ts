import { expect, test } from '@jest/globals'
import { queryOf, readView } from './view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test.each([
  ['', ''],
  ['tab=draft&q=%E5%A4%A7%E6%A9%8B&order=updated&person=000101&shop=301', undefined],
  ['shop=301&tab=draft&parts=3', 'tab=draft&shop=301'],
  ['tab=unknown&order=none&person=1&shop=abc', ''],
])('an address says how the list is looked at: %s', (query, same) => {
  expect(queryOf(read(query))).toBe(same ?? query)
})
