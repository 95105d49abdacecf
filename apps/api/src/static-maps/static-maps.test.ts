import { expect, test } from '@jest/globals'
import { densityOf, type MapPicture, STATIC_SIZES } from '@sumai/basemap/static-map'
import sharp from 'sharp'
import { MOST_BYTES } from './encode.ts'
import { staticMaps } from './static-maps.ts'

const picture = staticMaps()
const NOBODY = () => {}

const PLACES = {
  天神: { lat: 33.5903, lng: 130.4017 },
  大橋: { lat: 33.5597, lng: 130.4301 },
  久留米: { lat: 33.312, lng: 130.5205 },
  佐賀: { lat: 33.2636, lng: 130.3009 },
  大牟田: { lat: 33.03, lng: 130.4459 },
}
const ZOOMS = [8.875, 11, 13, 13.5, 14, 14.5, 15] as const
const SIZES = ['wide', 'full', 'small', 'tall', 'desk', 'hand', 'photo', 'card', 'thumb'] as const

/** A picture takes 0.2 to 0.6 s: `npm test` looks at a few. */
const [LOOKED_AT, SEEN_FROM] = process.env.TEST_FULL
  ? [PLACES, ZOOMS]
  : [{ 天神: PLACES.天神 }, [14.5] as const]

test.each(Object.entries(LOOKED_AT))('%s is light at every zoom and size', async (_, centre) => {
  for (const zoom of SEEN_FROM) {
    for (const size of SIZES) {
      const bytes = await picture({ centre, zoom, size, mark: 'home' }, NOBODY)
      const { format, width, height } = await sharp(bytes).metadata()
      const own = STATIC_SIZES[size]
      const density = densityOf(size, zoom)
      expect({ format, width, height }).toEqual({
        format: 'webp',
        width: own.width * density,
        height: own.height * density,
      })
      expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES)
    }
  }
})

const OHASHI: MapPicture = { centre: PLACES.大橋, zoom: 15, size: 'small', mark: 'pin' }

/** The colour at a place of a small picture, in px of a page from its middle. */
async function colourAt(bytes: Buffer, dx: number, dy: number) {
  const { width, height, density } = STATIC_SIZES.small
  const region = {
    left: Math.round((width / 2 + dx) * density),
    top: Math.round((height / 2 + dy) * density),
    width: 2,
    height: 2,
  }
  const { channels } = await sharp(await sharp(bytes).extract(region).png().toBuffer()).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test('the place in the middle is marked, and the river is blue', async () => {
  const bytes = await picture(OHASHI, NOBODY)
  const [red = 0, green = 0, blue = 0] = await colourAt(bytes, 8, -20)
  expect(red - green).toBeGreaterThan(60)
  expect(red - blue).toBeGreaterThan(60)
  const [, , water = 0] = await colourAt(bytes, 155, -60)
  expect(water).toBeGreaterThan(210)
})

test('a home for sale has the colours of its site', async () => {
  const at = async (mark: 'home' | 'sale') =>
    colourAt(await picture({ ...OHASHI, mark }, NOBODY), -30, -21)
  const [[, , red = 0] = [], [, , amber = 0] = []] = await Promise.all([at('home'), at('sale')])
  expect(Math.abs(red - 0x2a)).toBeLessThan(12)
  expect(Math.abs(amber - 0x0c)).toBeLessThan(12)
})

test('from afar the sea is blue everywhere, and land outside is greyer than the area', async () => {
  const around = async (lat: number, lng: number) =>
    colourAt(
      await picture({ centre: { lat, lng }, zoom: 9, size: 'small', mark: 'none' }, NOBODY),
      0,
      0,
    )
  const blues = await Promise.all([
    around(33.9, 130.1),
    around(33.62, 130.34),
    around(33.05, 130.3),
  ])
  for (const [red = 0, green = 0, blue = 0] of blues) {
    expect(Math.abs(red - 202)).toBeLessThan(5)
    expect(Math.abs(green - 223)).toBeLessThan(5)
    expect(Math.abs(blue - 232)).toBeLessThan(5)
  }
  const [inside = 0] = await around(33.25, 130.36)
  const [outside = 0] = await around(33.6, 131)
  expect(inside - outside).toBeGreaterThan(10)
})

test('one among the photos of a listing carries its credit at the lower edge', async () => {
  /** 200 × 12 px below the middle of a page's picture: `small` shows the same ground. */
  const strip = async (size: 'photo' | 'small', below: number) => {
    const { width, height, density } = STATIC_SIZES[size]
    const region = {
      left: Math.round((width / 2 - 100) * density),
      top: Math.round((height / 2 + below) * density),
      width: Math.round(200 * density),
      height: Math.round(12 * density),
    }
    const bytes = await picture({ ...OHASHI, size }, NOBODY)
    return sharp(bytes).extract(region).resize(100, 6, { fit: 'fill' }).raw().toBuffer()
  }
  const difference = async (below: number) => {
    const [credited, plain] = [await strip('photo', below), await strip('small', below)]
    const apart = credited.map((value, index) => Math.abs(value - (plain[index] ?? 0)))
    return apart.reduce((sum, value) => sum + value, 0) / apart.length
  }
  expect(await difference(84)).toBeGreaterThan(3 * (await difference(50)))
})

test('a picture is drawn once, and whoever has had too many gets no new one', async () => {
  let drawn = 0
  const count = () => {
    drawn++
  }
  const place = { ...OHASHI, centre: { lat: 33.3, lng: 130.5 } }
  const pictures = await Promise.all([picture(place, count), picture(place, count)])
  expect(pictures[0]).toBe(pictures[1])
  expect(drawn).toBe(1)
  const refuse = () => {
    throw new Error('too many')
  }
  expect(await picture(place, refuse)).toBe(pictures[0])
  expect(() => picture({ ...place, zoom: 13 }, refuse)).toThrow('too many')
})
