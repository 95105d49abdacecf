import { describe, expect, test } from '@jest/globals'
import { type CodeTable, label, options, steps } from './codes.ts'
import codes from './master/codes.json' with { type: 'json' }

describe('code tables', () => {
  test('names the structure of a building', () => {
    expect(label('kozo', 4)).toBe('鉄筋コンクリート造')
  })

  test('gives no word for an unknown or missing code', () => {
    expect(label('kozo', 97)).toBe('')
    expect(label('muki', null)).toBe('')
  })

  test('lists the zoning districts in the order of the law, not of their numbers', () => {
    expect(options('youto_chiiki').map((option) => option.code)).toEqual([
      1, 10, 11, 2, 12, 3, 13, 14, 4, 5, 6, 7, 8, 99,
    ])
  })

  test('knows a word for every code of every table', () => {
    for (const [table, rows] of Object.entries(codes)) {
      if (!Array.isArray(rows)) continue
      for (const row of rows) expect(label(table as CodeTable, row.code)).toBe(row.label)
    }
  })

  test('offers rents in yen, from 20,000 to 200,000', () => {
    expect(steps.hy_yachin.at(0)).toBe(20_000)
    expect(steps.hy_yachin.at(-1)).toBe(200_000)
  })
})
