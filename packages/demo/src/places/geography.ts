import type { LatLng } from '@sumai/domain/listing/distance'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }

export { STOPS, type Stop } from '@sumai/geo/stations'

export type City = (typeof cities)[number]

export const CITIES: readonly City[] = cities

/** 福岡市南区 for a ward, 久留米市 and 粕屋町 (without its 郡) for the others. */
export const cityLabel = ({ city_name, city_short_name }: City): string =>
  city_name.startsWith('福岡市') ? city_name : city_short_name

/** 久留米 of 久留米市, 福岡東 of 福岡市東区, 粕屋 of 糟屋郡粕屋町; with its reading. */
export function cityStem({ city_name, city_short_name, city_kana }: City): [string, string] {
  const ward = city_name.startsWith('福岡市') ? '福岡' : ''
  const name = ward + city_short_name.replace(/[市区町]$/, '')
  const kana = city_kana
    .replace(/^.*?ぐん|(?<=^ふくおか)し(?=.+く$)/, '')
    .replace(/(まち|ちょう|し|く)$/, '')
  return [name, kana]
}

/** `metres` north and `metres` east of a point. */
export const moved = ({ lat, lng }: LatLng, north: number, east: number): LatLng => ({
  lat: round(lat + north / 111_000),
  lng: round(lng + east / (111_000 * Math.cos((lat * Math.PI) / 180))),
})

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
