import { expect, test } from '@jest/globals'
import { SHOPS } from '../places/shops.ts'
import { staffOfShop } from './staffs.ts'

test.each(['photoUrl', 'message', 'shumi'] as const)(
  'no two people of a shop have the same %s',
  (column) => {
    const alike = SHOPS.filter(({ tenpoNo }) => {
      const values = staffOfShop(tenpoNo).map((staff) => staff[column])
      return new Set(values).size < 3
    })
    expect(alike.map(({ tenpoName }) => tenpoName)).toEqual([])
  },
)
