import { expect, test } from '@jest/globals'
import { readCommutes } from '@sumai/domain/search-url/commute'
import { commutePins, withPoint } from './commute-places.tsx'

const HERE = { lat: 33.590_123, lng: 130.420_987 }

test('a place of the map joins one station, and takes the place of an earlier point', () => {
  expect(withPoint(undefined, HERE)).toEqual(['130.421,33.5901~30'])
  const both = withPoint(['hakata-eki~20~car'], HERE)
  expect(both).toEqual(['hakata-eki~20~car', '130.421,33.5901~30'])
  expect(readCommutes(both)).toHaveLength(2)
  expect(withPoint(['hakata-eki~20', '130.1,33.2~60'], HERE)).toEqual([
    'hakata-eki~20',
    '130.421,33.5901~30',
  ])
  expect(withPoint(['hakata-eki~20', 'tenjin-eki~20'], HERE)).toEqual([
    'hakata-eki~20',
    '130.421,33.5901~30',
  ])
})

test('the map marks the places that have no name on it', () => {
  expect(commutePins(['hakata-eki~20', '130.421,33.5901~30'])).toMatchObject([
    { id: 'commute 130.421,33.5901', lat: 33.5901, lng: 130.421 },
  ])
})
