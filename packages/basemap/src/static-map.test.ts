import { expect, test } from '@jest/globals'
import { type MapPicture, readStaticMap, staticMapUrl } from './static-map.ts'

const MAP: MapPicture = {
  centre: { lat: 33.55972, lng: 130.43006 },
  zoom: 15,
  size: 'wide',
  mark: 'pin',
}
const pathOf = (map: MapPicture) => staticMapUrl(map).replace('/media/maps/', '')

test('an address says what is drawn', () => {
  expect(readStaticMap(pathOf(MAP))).toEqual({
    ...MAP,
    centre: { lat: 33.5597, lng: 130.4301 },
    format: 'webp',
    isCurrent: true,
  })
  const inMail = staticMapUrl(MAP, 'png').replace('/media/maps/', '')
  expect(readStaticMap(inMail)).toMatchObject({ format: 'png', isCurrent: true })
})

test('a picture of before is still had, under its old address', () => {
  const old = pathOf(MAP).replace(/^[^/]+/, '00000000.1')
  expect(readStaticMap(old)).toMatchObject({ zoom: 15, isCurrent: false })
})

test.each([
  ['another size', (path: string) => path.replace('wide', 'huge')],
  ['a size of every object', (path: string) => path.replace('wide', 'constructor')],
  ['another zoom', (path: string) => path.replace('/15/', '/16/')],
  ['a finer place', (path: string) => path.replace('33.5597', '33.55971')],
  ['a place in Tōkyō', (path: string) => path.replace('33.5597,130.4301', '35.6812,139.7671')],
  ['another mark', (path: string) => path.replace('pin', 'flag')],
])('%s is not drawn', (_, changed) => {
  expect(readStaticMap(changed(pathOf(MAP)))).toBeNull()
})
