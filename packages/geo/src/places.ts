import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import type { PlaceKind } from '@sumai/domain/place-kinds'
import { busStops } from './bus-stops.ts'
import { once, readTable } from './data.ts'
import { type Near, nearestOf } from './nearest.ts'
import { stations } from './stations.ts'

export type Place = LatLng & { kind: PlaceKind; name: string }

export const places = once(() => [
  ...withoutDoubles(readTable('places').flatMap(placeOf)),
  ...withoutDoubles(
    busStops().map(({ name, lat, lng }): Place => ({ kind: 'bus_stop', name, lat, lng })),
  ),
])

/** m: a bus stop has a pole on either side of the road, and a school may have two names. */
const SAME_PLACE = 150

function withoutDoubles(all: readonly Place[]): Place[] {
  const named = Map.groupBy(all, ({ kind, name }) => `${kind} ${name}`)
  return [...named.values()].flatMap((same) =>
    same.filter((place, at) => !same.slice(0, at).some((other) => isBeside(place, other))),
  )
}

/** The latitude alone tells most apart. */
const isBeside = (place: Place, other: Place) =>
  Math.abs(place.lat - other.lat) < 0.002 && straightMetres(place, other) < SAME_PLACE

function placeOf([word = '', written = '', lat, lng]: string[]): Place[] {
  const isSchool = word === 'school'
  const name = isSchool ? schoolName(plainName(written)) : plainName(written)
  const kind = isSchool ? schoolKind(name) : shopKind(word as PlaceKind, name)
  // The map counts bookshops that lend videos among the libraries.
  if (kind === 'library' && !/図書|文庫/.test(name)) return []
  if (NO_FOOD[kind]?.test(name)) return []
  // The law calls only those 病院 and 診療所 that have doctors (医療法 1条の5).
  if (/^(clinic|hospital)$/.test(kind) && /整骨|接骨|鍼灸|整体/.test(name)) return []
  return [{ kind, name, lat: Number(lat), lng: Number(lng) }]
}

/** What the map counts among shops for food and is none, and chains that are no more. */
const NO_FOOD: Partial<Record<PlaceKind, RegExp>> = {
  supermarket:
    /loft|アバクロンビー|Tシャツ|ケーズデンキ|ソラリア|パルコ|リバレイン|天神ビル|商店街|ニトリ|ナフコ|リサイクル|ダイソー|コムボックス/i,
  convenience: /サンクス|ampm|眼鏡|ほっともっと|ブルワリー/i,
}

/** The map has some convenience stores and drugstores among its supermarkets. */
function shopKind(kind: PlaceKind, name: string): PlaceKind {
  if (kind !== 'supermarket') return kind
  if (/ローソン|セブン.?イレブン|FamilyMart/.test(name)) return 'convenience'
  return /ドラッグストア|^コスモス/.test(name) ? 'drugstore' : kind
}

/** Without the English in brackets, or behind a space. */
const plainName = (written: string) =>
  written.replace(/\s*[(（][\x20-\x7e]+[)）]$|(?<=[^\x20-\x7e])\s+[\x20-\x7e]{4,}$/, '')

/** 福岡市立 原小学校, 市立原小学校 and 原小 are 原小学校. */
const schoolName = (name: string) =>
  name.replace(/^.{0,6}?[市町村県国私]立\s*/, '').replace(/[小中]$/, '$&学校')

function schoolKind(name: string): PlaceKind {
  if (/小学校/.test(name)) return 'elementary_school'
  if (/中学校/.test(name)) return 'junior_high_school'
  return /高(等学)?校/.test(name) ? 'high_school' : 'school'
}

const byKind = once(() => {
  const stops = stations().map(
    ({ eki_name, lat, lng }): Place => ({ kind: 'station', name: eki_name, lat, lng }),
  )
  const groups = Map.groupBy([...places(), ...stops], ({ kind }) => kind)
  return new Map([...groups].map(([kind, of]) => [kind, nearestOf(of)]))
})

/** The nearest places of a kind, none farther than `within` metres (straight). */
export const nearestPlaces = (
  kind: PlaceKind,
  point: LatLng,
  count: number,
  within?: number,
): Near<Place>[] => byKind().get(kind)?.(point, count, within) ?? []
