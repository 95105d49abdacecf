import { expect, test } from '@jest/globals'
import { groupsOf } from './groups.ts'

const HAKATA = { lat: 33.59, lng: 130.42 }
const TENJIN = { lat: 33.59, lng: 130.4 }
const KURUME = { lat: 33.32, lng: 130.51 }
const groups = (...of: Parameters<typeof groupsOf>) => groupsOf(...of).map(({ pins }) => pins)

test('pins that would lie on each other are one group, until the map is near', () => {
  const pins = [HAKATA, KURUME, TENJIN]
  expect(groups(pins, 8)).toEqual([[HAKATA, TENJIN], [KURUME]])
  expect(groups(pins, 13)).toEqual([[HAKATA], [KURUME], [TENJIN]])
})

test('the pin that was chosen stands alone', () => {
  const pins = [HAKATA, TENJIN]
  expect(groups(pins, 8, (pin) => pin === TENJIN)).toEqual([[HAKATA], [TENJIN]])
})

test('a group is named where its name has room', () => {
  const [alone] = groupsOf([HAKATA, TENJIN, KURUME], 8)
  expect(alone?.hasRoom).toBe(true)
  const [crowded] = groupsOf([HAKATA, TENJIN, { lat: 33.59, lng: 130.56 }], 8)
  expect(crowded?.hasRoom).toBe(false)
})
