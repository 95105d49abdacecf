import { expect, test } from '@jest/globals'
import {
  isDrawnPlan,
  mapThumb,
  planLook,
  plotCard,
  rendition,
  renditionWidths,
  srcset,
  widePlan,
} from './pictures.ts'

const FACADE = '/media/exterior/exterior-mansion-1'

test('a card takes the smallest rendition that is wide enough', () => {
  expect(rendition(FACADE, 207, 'avif')).toBe(`${FACADE}-240.avif`)
  expect(rendition(FACADE, 621, 'avif')).toBe(`${FACADE}-640.avif`)
  expect(rendition(FACADE, 207, 'jpg')).toBe(`${FACADE}-320.jpg`)
  expect(rendition(FACADE, 640, 'jpg')).toBe(`${FACADE}-960.jpg`)
  expect(rendition(FACADE, 2000, 'jpg')).toBe(`${FACADE}-960.jpg`)
})

test('a hero is offered at 1600 px too', () => {
  expect(srcset('/media/hero/hero-street', 'avif')).toBe(
    [160, 240, 320, 480, 640, 960, 1600]
      .map((width) => `/media/hero/hero-street-${width}.avif ${width}w`)
      .join(', '),
  )
})

test('a photo of the staff has a large file for the whole screen, which no page asks for', () => {
  const sent = '/media/photo/uploads/0a'
  expect(rendition(sent, Number.POSITIVE_INFINITY, 'avif')).toBe(`${sent}-1600.avif`)
  expect(rendition(sent, Number.POSITIVE_INFINITY, 'jpg')).toBe(`${sent}-960.jpg`)
  expect(srcset(sent, 'avif')).not.toContain('1600')
})

test('a portrait is one drawing for every width', () => {
  const portrait = '/media/staff/staff-1.svg'
  expect(rendition(portrait, 960, 'avif')).toBe(portrait)
  expect(srcset(portrait, 'avif')).toBe('')
  expect(renditionWidths(portrait, 'avif')).toEqual([])
})

test('a plot that is drawn has an upright one for cards', () => {
  const size = { width: 1200, height: 800 }
  expect(plotCard({ url: '/media/plots/2/plot/120-m5w6f9.svg', ...size })).toEqual({
    ...{ url: '/media/plots/2/card/120-m5w6f9.svg', width: 600, height: 780 },
  })
  const volume = { url: '/media/plots/2/volume/120-m5w6f9-c60v200.svg', ...size }
  expect(plotCard(volume)).toBe(volume)
})

test('a map among photos has an upright look for lists', () => {
  const size = { width: 720, height: 480 }
  const place = '33.5597,130.4301,sale.webp'
  expect(mapThumb({ url: `/media/maps/0a.6/photo/13/${place}`, ...size })).toEqual({
    ...{ url: `/media/maps/0a.6/thumb/13.5/${place}`, width: 264, height: 348 },
  })
  const photo = { url: FACADE, ...size }
  expect(mapThumb(photo)).toBe(photo)
})

test('a plan that is drawn from its listing has several looks, an uploaded one does not', () => {
  const drawn = '/media/madori/1/plain/flat-50-l10-y6-y5-v1.svg'
  expect(isDrawnPlan(drawn)).toBe(true)
  expect(planLook(drawn, 'card')).toBe('/media/madori/1/card/flat-50-l10-y6-y5-v1.svg')
  expect(planLook(planLook(drawn, 'furnished'), 'plain')).toBe(drawn)
  const uploaded = '/media/uploads/plan'
  expect(isDrawnPlan(uploaded)).toBe(false)
  expect(planLook(uploaded, 'card')).toBe(uploaded)
})

test('a drawn home has a plan for wide places, but a house of one storey and an upload have none', () => {
  const house = '/media/madori/1/plain/house2-92-l14-y8-v2.svg'
  expect(widePlan(house, 'furnished')).toBe(
    '/media/madori/1/furnished-wide/house2-92-l14-y8-v2.svg',
  )
  expect(widePlan('/media/madori/1/furnished/flat-50-l10-y6-y5-v1.svg', 'plain')).toBe(
    '/media/madori/1/plain-wide/flat-50-l10-y6-y5-v1.svg',
  )
  expect(widePlan('/media/madori/1/plain/house1-92-l14-y8-v2.svg', 'plain')).toBeNull()
  expect(widePlan('/media/uploads/house2-plan', 'plain')).toBeNull()
})
