import { describe, expect, test } from '@jest/globals'
import { CITY_COUNT } from '../areas.ts'
import areas from '../master/areas.json' with { type: 'json' }
import cities from '../master/cities.json' with { type: 'json' }
import lines from '../master/stations.json' with { type: 'json' }
import universities from '../master/universities.json' with { type: 'json' }
import terms from '../master/url_terms.json' with { type: 'json' }
import { placeByCode, placeByCodes, placeBySlug, placeByStem } from './find-place.ts'
import { PLACES } from './places.ts'

const stops = lines.flatMap((line) => line.stations)

/** Codes of every stop that shares an interchange with one of these. */
const codesOf = (chosen: typeof stops) => {
  const groups = new Set(chosen.map((stop) => stop.eki_group))
  return stops.filter((stop) => groups.has(stop.eki_group)).map((stop) => stop.eki_code)
}

describe('places say what the master data say', () => {
  test('as many cities as texts say', () => {
    expect(cities).toHaveLength(CITY_COUNT)
    for (const city of cities) {
      expect(placeBySlug(city.slug)).toEqual({
        type: 'city',
        slug: city.slug,
        name: city.city_name,
        key: 'city_code',
        codes: [city.city_code],
      })
    }
  })

  test('6 areas with their cities', () => {
    for (const area of areas) {
      const members = cities.filter((city) => city.area_no === area.area_no)
      expect(placeBySlug(area.slug)).toMatchObject({
        type: 'area',
        name: area.area_name,
        codes: members.map((city) => city.city_code).sort(),
      })
    }
  })

  test('19 lines with their stations, interchanges with all of their codes', () => {
    for (const line of lines) {
      expect(placeBySlug(line.slug)).toMatchObject({
        type: 'line',
        name: line.line_name,
        codes: codesOf(line.stations).sort(),
        stops: line.stations.map((stop) => stop.eki_code),
      })
    }
  })

  test('200 stations', () => {
    for (const stop of stops) {
      expect(placeBySlug(stop.slug)).toEqual({
        type: 'station',
        slug: stop.slug,
        name: stop.eki_name,
        key: 'eki_code',
        codes: codesOf([stop]),
        cityCode: stop.city_code,
      })
    }
  })

  test('24 universities', () => {
    for (const school of universities) {
      expect(placeBySlug(school.slug)).toMatchObject({
        type: 'school',
        name: school.shisetsu_nm,
        key: 'shisetu_no',
        codes: [school.shisetsu_no],
      })
    }
  })

  test('Fukuoka as the city of its seven wards, and nothing else', () => {
    expect(placeBySlug('fukuoka-shi')?.codes).toEqual(terms.place_alias['fukuoka-shi'])
    expect(PLACES).toHaveLength(36 + 1 + 200 + 19 + 24 + 6)
  })
})

describe('finding a place', () => {
  test('knows Hakata by either of its codes', () => {
    expect(placeByCode('eki_code', '100311')?.slug).toBe('hakata-eki')
    expect(placeByCode('eki_code', '101918')?.slug).toBe('hakata-eki')
  })

  test('knows a place by exactly its codes', () => {
    expect(placeByCodes('eki_code', ['100301', '100909'])).toBeUndefined()
    expect(placeByCodes('eki_code', ['100301', '100901'])?.slug).toBe('meinohama-eki')
    expect(placeByCodes('city_code', ['40203', '40225', '41346'])?.slug).toBe('kurume-area')
    expect(placeByCodes('city_code', ['40203', '40225'])).toBeUndefined()
  })

  test('a line with one station here is that station', () => {
    const line = placeBySlug('sanyo-shinkansen')
    expect(placeByCodes('eki_code', line?.codes ?? [])?.slug).toBe('hakata-eki')
  })

  test('every place has its own slug and its own codes', () => {
    for (const place of PLACES) {
      expect(placeBySlug(place.slug)).toBe(place)
      const isStation = place.type === 'line' && place.stops?.length === 1
      if (!isStation) expect(placeByCodes(place.key, place.codes)).toBe(place)
    }
  })

  test('takes a slug without its suffix for the city first, then for a station', () => {
    expect(placeByStem('kurume')?.slug).toBe('kurume-shi')
    expect(placeByStem('fukuoka')?.slug).toBe('fukuoka-shi')
    expect(placeByStem('hakata')?.slug).toBe('hakata-eki')
    expect(placeByStem('atlantis')).toBeUndefined()
  })
})
