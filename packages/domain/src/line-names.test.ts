import { expect, test } from '@jest/globals'
import { lineName } from './line-names.ts'
import lines from './master/stations.json' with { type: 'json' }

test('every line of the master data has its name', () => {
  for (const line of lines) expect(lineName(line.line_code)).toBe(line.line_name)
  expect(lineName('9999')).toBe('')
})
