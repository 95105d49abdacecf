import { PLACES, type Place, type PlaceKey } from './places.ts'

const SUFFIX = /-(shi|ku|machi|cho|eki|honsen|sen|univ|area)$/

const id = (key: PlaceKey, codes: readonly string[]) => `${key} ${codes}`

const bySlug = new Map(PLACES.map((place) => [place.slug, place]))
/** Of a line with one station here (山陽新幹線: 博多) the codes are those of the station, which is meant. */
const byCodes = new Map(PLACES.toReversed().map((place) => [id(place.key, place.codes), place]))
/** Cities, stations and schools by each of their codes. */
const byCode = new Map<string, Place>()
const byStem = new Map<string, Place>()
for (const place of PLACES) {
  const isOne = place.type === 'station' || place.codes.length === 1
  if (isOne) for (const code of place.codes) byCode.set(id(place.key, [code]), place)
  const stem = place.slug.replace(SUFFIX, '')
  if (!byStem.has(stem)) byStem.set(stem, place)
}

export const placeBySlug = (slug: string): Place | undefined => bySlug.get(slug)

/** The city, station or school that one code stands for. */
export const placeByCode = (key: PlaceKey, code: string): Place | undefined =>
  byCode.get(id(key, [code]))

/** The place with exactly these codes (sorted): an area, a line, a city, a station … */
export const placeByCodes = (key: PlaceKey, codes: readonly string[]): Place | undefined =>
  byCodes.get(id(key, codes))

/** The place for a slug without its suffix; `kurume` means the city, not the station. */
export const placeByStem = (stem: string): Place | undefined => byStem.get(stem)
