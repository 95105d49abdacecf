import { expect, test } from '@jest/globals'
import { toBuildingLines } from './building-line.ts'

type Building = Parameters<typeof toBuildingLines>[0][number]

const OUTSIDE = { type: 'gaikan' as const, url: '/media/exterior/a', caption: '外観', sort: 1 }
const HAKATA = { lat: 33.59, lng: 130.42 }

const building = (tmNo: string, at = HAKATA) =>
  ({
    tmNo,
    tmName: null,
    addressDisp: '福岡県福岡市博多区博多駅前二丁目',
    bukkenTypeLabel: 'マンション',
    ...at,
    kotsu: [],
    photos: [{ ...OUTSIDE, width: 1000, height: 667 }],
  }) as unknown as Building

test('a building whose name is not shown is called by its place', () => {
  expect(toBuildingLines([building('1')])[0]?.name).toBe('福岡市博多区博多駅前二丁目のマンション')
})

const pictures = (buildings: Building[]) =>
  toBuildingLines(buildings).map(({ photo }) => photo?.url)

test('of buildings that look alike only the first is shown, the others on a map', () => {
  const [first, second] = pictures([building('1'), building('2', { ...HAKATA, lat: 33.6 })])
  expect(first).toBe('/media/exterior/a')
  expect(second).toMatch(/^\/media\/maps\/.*\/card\/14\/33\.6000,130\.4200,pin\.webp$/)
})

test('where there is no map there is no picture', () => {
  expect(pictures([building('1'), building('2', { lat: 35, lng: 139 })])[1]).toBeUndefined()
})
