import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decode } from './decode.ts'
import { COMPARE_MAX, FAVOURITES_MAX, HISTORY_MAX } from './document.ts'
import { migrate } from './migrations.ts'

const at = '2026-11-21T01:24:00.000Z'
const document = {
  version: 1,
  revision: 7,
  favourites: [
    { site: 'chintai', bukkenNo: '1000123456', addedAt: at, memo: '日当たり', group: '候補' },
  ],
  history: [{ site: 'baibai', bukkenNo: '5000012345', viewedAt: at, price: 24_800_000 }],
  compare: [{ site: 'chintai', bukkenNo: '1000123456' }],
}

describe('a stored document', () => {
  test('comes back as it was stored', () => {
    expect(decode(JSON.stringify(document))).toEqual(document)
  })

  test('loses only its broken entries', () => {
    const favourites = [
      { site: 'elsewhere', bukkenNo: '1', addedAt: at },
      { site: 'chintai', bukkenNo: '../secret', addedAt: at },
      { site: 'chintai', bukkenNo: '2', addedAt: 'yesterday' },
      null,
      document.favourites[0],
      document.favourites[0],
    ]
    expect(decode(JSON.stringify({ ...document, favourites }))).toEqual(document)
  })

  test('never holds more than the limits, whoever wrote it', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      site: 'chintai',
      bukkenNo: String(index),
      addedAt: at,
      viewedAt: at,
      price: 50_000,
    }))
    expect(
      decode(
        JSON.stringify({ version: 1, revision: 1, favourites: many, history: many, compare: many }),
      ),
    ).toMatchObject({
      favourites: { length: FAVOURITES_MAX },
      history: { length: HISTORY_MAX },
      compare: { length: COMPARE_MAX },
    })
  })

  test('of a later release is left alone', () => {
    expect(decode(JSON.stringify({ ...document, version: 2 }))).toBe('newer')
  })

  test('can be any text at all without harm', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        expect(() => decode(text)).not.toThrow()
      }),
    )
  })
})

describe('a document of an older version', () => {
  const migrations = {
    1: (old: object) => ({ ...old, step: 'one' }),
    2: (old: object) => ({ ...old, step: 'two' }),
  }

  test('is brought up step by step', () => {
    expect(migrate({ kept: true }, 1, migrations, 3)).toEqual({ kept: true, step: 'two' })
  })

  test('is unreadable when a step is missing', () => {
    expect(migrate({}, 1, migrations, 4)).toBeNull()
  })
})
