import { AREAS } from '../areas.ts'
import { CITY_ROWS, LINE_ROWS, SCHOOL_ROWS } from './place-rows.ts'

/**
 * Everything a place term of a search URL can mean. Both sides of every search page
 * need it; no other page should load it.
 */
export type Place = {
  type: 'city' | 'station' | 'line' | 'school' | 'area'
  slug: string
  name: string
  /** The query key, and the codes that stand for the place, sorted. */
  key: PlaceKey
  codes: readonly string[]
  /** Of a station. */
  cityCode?: string
  /** Of a line: the codes that its stations have on it, in order. */
  stops?: readonly string[]
}
export const PLACE_KEYS = ['city_code', 'eki_code', 'shisetu_no'] as const
export type PlaceKey = (typeof PLACE_KEYS)[number]

/** Splits rows into columns; the last column keeps its spaces (久留米大学 御井キャンパス). */
const table = (text: string, count: number) =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const parts = row.split(' ')
      return [...parts.slice(0, count - 1), parts.slice(count - 1).join(' ')]
    })

const cityRows = table(CITY_ROWS, 4).map(([code = '', areaNo, slug = '', name = '']) => ({
  code,
  areaNo: Number(areaNo),
  slug,
  name,
}))

const cityCodes = (isMember: (city: (typeof cityRows)[number]) => boolean) =>
  cityRows
    .filter(isMember)
    .map((city) => city.code)
    .sort()

const cities = cityRows.map(
  ({ slug, name, code }): Place => ({ type: 'city', slug, name, key: 'city_code', codes: [code] }),
)

/** The seven wards of Fukuoka: one city for visitors, but each has a code. */
const fukuoka: Place = {
  type: 'city',
  slug: 'fukuoka-shi',
  name: '福岡市',
  key: 'city_code',
  codes: cityCodes((city) => city.slug.startsWith('fukuoka-shi-')),
}

const areas = AREAS.map(
  ({ areaNo, slug, name }): Place => ({
    type: 'area',
    slug,
    name,
    key: 'city_code',
    codes: cityCodes((city) => city.areaNo === areaNo),
  }),
)

const lineTables = LINE_ROWS.trim()
  .split('\n\n')
  .map((block) => {
    const [[lineCode = '', slug = '', name = ''] = []] = table(block, 3)
    const [, ...rows] = table(block, 4)
    const stops = rows.map(([number, cityCode, stem, stopName = '']) => ({
      code: `${lineCode}${number}`,
      slug: `${stem}-eki`,
      name: stopName,
      cityCode,
    }))
    return { slug, name, stops }
  })
const stops = lineTables.flatMap((line) => line.stops)

/** An interchange is one station with a code on each of its lines. */
const stations = stops
  .filter((stop, index) => stops.findIndex((first) => first.slug === stop.slug) === index)
  .map(
    ({ slug, name, cityCode }): Place => ({
      type: 'station',
      slug,
      name,
      key: 'eki_code',
      codes: stops.filter((stop) => stop.slug === slug).map((stop) => stop.code),
      cityCode,
    }),
  )

const lines = lineTables.map((line): Place => {
  const slugs = new Set(line.stops.map((stop) => stop.slug))
  const members = stations.filter((station) => slugs.has(station.slug))
  const codes = members.flatMap((station) => station.codes).sort()
  const own = line.stops.map((stop) => stop.code)
  return { type: 'line', slug: line.slug, name: line.name, key: 'eki_code', codes, stops: own }
})

const schools = table(SCHOOL_ROWS, 3).map(
  ([code = '', stem, name = '']): Place => ({
    type: 'school',
    slug: `${stem}-univ`,
    name,
    key: 'shisetu_no',
    codes: [code],
  }),
)

/** Cities first: a slug without its suffix means the city where there is one (kurume). */
export const PLACES: readonly Place[] = [
  ...cities,
  fukuoka,
  ...stations,
  ...lines,
  ...schools,
  ...areas,
]
