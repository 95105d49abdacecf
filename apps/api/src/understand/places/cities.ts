import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import { placeByCode, placeBySlug } from '@sumai/domain/places/find-place'
import { PLACES } from '@sumai/domain/places/places'
import type { PlaceNames } from './place.ts'

const KIND_OF_CITY = /[市区町]$/
const FUKUOKA = '福岡市'
/** Without 区: too many places are called so, and 博多 is the station. */
const NO_STEMS = ['東', '西', '南', '中央', '博多']

const WARD_READING = /^ふくおかし/
const READING_OF_KIND = /(?:し|く|まち|ちょう)$/

export function cityNames(): PlaceNames[] {
  const named = cities.flatMap((city): PlaceNames[] => {
    const place = placeByCode('city_code', city.city_code)
    if (!place) return []
    const { city_name: name, city_short_name: own, pref_name: prefecture } = city
    const stem = own.replace(KIND_OF_CITY, '')
    const reading = city.city_kana.replace(WARD_READING, '').replace(/^.+ぐん/, '')
    const short = NO_STEMS.includes(stem) ? [] : [stem]
    return [
      {
        place,
        type: 'city',
        full: [name, own, `${prefecture}${name}`, `${prefecture}${own}`],
        short,
        readings: [reading, ...short.map(() => reading.replace(READING_OF_KIND, ''))],
      },
    ]
  })
  const fukuoka = placeBySlug('fukuoka-shi')
  const whole: PlaceNames[] = fukuoka
    ? [
        {
          place: fukuoka,
          type: 'city',
          full: [FUKUOKA, `福岡県${FUKUOKA}`],
          short: ['福岡'],
          readings: ['ふくおかし', 'ふくおか'],
        },
      ]
    : []
  return [...named, ...whole]
}

export const areaNames = (): PlaceNames[] =>
  PLACES.filter(({ type }) => type === 'area').map((place) => ({
    place,
    type: 'area',
    full: [place.name, place.name.replace('・', '')],
    short: [],
    readings: [],
  }))
