import { expect, test } from '@jest/globals'
import type { Api } from '@sumai/api-client'
import { CONDO } from '../../testing/rooms.ts'
import { readSimilar } from './read-similar.ts'

const like = (bukkenNo: string, cityCode = CONDO.cityCode) => ({ ...CONDO, bukkenNo, cityCode })

test('a town that has few like it is filled up from the towns around, then by kind', async () => {
  const asked: object[] = []
  const rooms = (query: object) => {
    asked.push(query)
    if ('cityCode' in query) return Promise.resolve({ rooms: [like('1'), like('2')] })
    return Promise.resolve({ rooms: ['bounds' in query ? like('3', '40221') : like('4', '41201')] })
  }
  const similar = await readSimilar(
    { api: { baibai: { rooms } } as unknown as Api, extra: (promise) => promise },
    CONDO,
    {},
  )
  expect(similar.map(({ listing }) => listing.bukkenNo)).toEqual(['1', '2', '3', '4'])
  expect(asked[1]).toMatchObject({ excludeBukkenNo: [CONDO.bukkenNo, '1', '2'] })
  expect(asked[2]).toMatchObject({ excludeBukkenNo: [CONDO.bukkenNo, '1', '2', '3'] })
})

test.each([
  ['is left out where enough have one of their own', ['/a', '/a', '/b', '/c'], ['1', '3', '4']],
  ['comes after those with one of their own', ['/a', '/a', '/b'], ['1', '3', '2']],
])('a card that only repeats a picture %s', async (_, pictures, expected) => {
  const [photo] = CONDO.photos
  const found = pictures.map((url, index) => ({
    ...like(`${index + 1}`),
    photos: [{ ...photo, type: 'gaikan', url }],
  }))
  const rooms = (query: object) => Promise.resolve({ rooms: 'cityCode' in query ? found : [] })
  const similar = await readSimilar(
    { api: { baibai: { rooms } } as unknown as Api, extra: (promise) => promise },
    CONDO,
    {},
  )
  expect(similar.map(({ listing }) => listing.bukkenNo)).toEqual(expected)
})
