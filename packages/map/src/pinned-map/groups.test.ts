import { expect, test } from '@jest/globals'
import { shopGroups } from './shop-groups.ts'

const HAKATA = { lat: 33.59, lng: 130.42 }
const TENJIN = { lat: 33.59, lng: 130.4 }
const KURUME = { lat: 33.32, lng: 130.51 }
const groups = (...of: Parameters<typeof shopGroups>) => shopGroups(...of).map(({ shops }) => shops)

test('shops that would lie on each other are one group, until the map is near', () => {
  const shops = [HAKATA, KURUME, TENJIN]
  expect(groups(shops, 8)).toEqual([[HAKATA, TENJIN], [KURUME]])
  expect(groups(shops, 13)).toEqual([[HAKATA], [KURUME], [TENJIN]])
})

test('the shop that was chosen stands alone', () => {
  const shops = [HAKATA, TENJIN]
  expect(groups(shops, 8, (shop) => shop === TENJIN)).toEqual([[HAKATA], [TENJIN]])
})

test('a group is named where its name has room', () => {
  const [alone] = shopGroups([HAKATA, TENJIN, KURUME], 8)
  expect(alone?.hasRoom).toBe(true)
  const [crowded] = shopGroups([HAKATA, TENJIN, { lat: 33.59, lng: 130.56 }], 8)
  expect(crowded?.hasRoom).toBe(false)
})
