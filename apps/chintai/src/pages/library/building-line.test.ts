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

test('buildings are shown from outside, even where two look alike', () => {
  const outside = '/media/exterior/a'
  expect(pictures([building('1'), building('2')])).toEqual([outside, outside])
})

test('a building without photos is shown by where it stands', () => {
  const unseen = (at = HAKATA) => ({ ...building('1', at), photos: [] })
  const [first, second] = pictures([unseen(), unseen({ lat: 35, lng: 139 })])
  expect(first).toMatch(/^\/media\/maps\/.*\/card\/14\/33\.5900,130\.4200,pin\.webp$/)
  expect(second).toBeUndefined()
})
