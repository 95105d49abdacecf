import { expect, test } from '@jest/globals'
import { type Home, programOf } from './program.ts'

const ROOMS = [
  { name: 'LDK', jo: 11.5 },
  { name: '洋室', jo: 5 },
  { name: '和室', jo: 6 },
  { name: 'ロフト', jo: 3 },
]
const STORES = [1, 2, 3].map(() => ({ name: '納戸', jo: 2 }))

const HOME: Home = {
  bukkenNo: '1000000017',
  madoriHeyasu: 2,
  madoriKind: 50,
  madoriShosai: ROOMS,
  men: 56,
  balconyMen: 8,
  muki: 5,
  isHouse: false,
  storeys: 1,
  setsubijoken: [],
}

test('reads the rooms of a row, the largest bedroom first, without what is no room', () => {
  expect(programOf(HOME)).toMatchObject({
    main: { kind: 'ldk', jo: 11.5 },
    beds: [
      { kind: 'wa', jo: 6 },
      { kind: 'yo', jo: 5 },
    ],
    variant: 17,
  })
})

test.each([
  ['names no sizes', { madoriShosai: null }],
  ['names fewer rooms than its layout has', { madoriHeyasu: 3 }],
  ['names a living room that its layout lacks', { madoriKind: 10 }],
  ['leaves no place for bath and entrance', { men: 38 }],
  ['leaves half of the home without a room', { men: 90 }],
  ['names more stores than an address can say', { men: 64, madoriShosai: [...ROOMS, ...STORES] }],
  ['has three storeys', { isHouse: true, storeys: 3 }],
])('no plan is drawn of a row that %s', (_, change) => {
  expect(programOf({ ...HOME, ...change })).toBeNull()
})

test('a flat has one storey, however many its building has', () => {
  expect(programOf({ ...HOME, storeys: 14 })).toMatchObject({ storeys: 1 })
})
