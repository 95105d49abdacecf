import type { LatLng } from '@sumai/domain/listing/distance'
import { type City, cityIn, type Named } from './cities-in-text.ts'
import { folded } from './fold-address.ts'
import { townAndChome } from './towns.ts'
import { blockIn, chomeIn, townsIn } from './towns-in-text.ts'

export type Geocoded = LatLng & {
  /** How exact it is. The point of anything but a block is its middle. */
  precision: 'prefecture' | 'city' | 'town' | 'chome' | 'block'
  /** As much as was understood, in its official form. */
  address: string
  prefCode: string
  cityCode: string | null
  town: string | null
  chome: string | null
  block: number | null
}

/**
 * Where an address in the area is, as exactly as it says and is known; `undefined` when not even its
 * prefecture or its town is. A town without a municipality must be the only one of its name.
 */
export function geocode(address: string): Geocoded | undefined {
  const named = cityIn(folded(address))
  const match = townsIn(named.rest, named.cities)
  if (!match) return wholeOf(named)
  const place = placeOf(match.city)
  const { towns, rest } = chomeIn(match)
  const block = blockIn(rest, towns)
  const found = towns.find(({ id }) => id === block?.townId) ?? towns[0]
  if (!found) {
    const { town } = townAndChome(match.entries[0]?.town.name ?? '')
    const middle = middleOf(match.entries.map((it) => it.town))
    return { ...place, ...middle, precision: 'town', address: `${place.address}${town}`, town }
  }
  const { name, lat, lng } = found
  const parts = townAndChome(name)
  const town = {
    ...place,
    ...parts,
    lat,
    lng,
    precision: parts.chome ? ('chome' as const) : ('town' as const),
    address: `${place.address}${name}`,
  }
  if (!block) return town
  return {
    ...town,
    lat: block.lat,
    lng: block.lng,
    precision: 'block',
    address: `${town.address}${block.number}番`,
    block: block.number,
  }
}

const placeOf = ({ pref_code, pref_name, city_code, city_name }: City) => ({
  address: `${pref_name}${city_name}`,
  prefCode: pref_code,
  cityCode: city_code as string | null,
  town: null,
  chome: null,
  block: null,
})

/** A prefecture or a municipality as a whole. */
function wholeOf({ precision, name, cities }: Named): Geocoded | undefined {
  const [first, another] = cities
  if (!precision || !first) return undefined
  const cityCode = another ? null : first.city_code
  return { ...placeOf(first), ...middleOf(cities), precision, address: name, cityCode }
}

function middleOf(points: readonly LatLng[]): LatLng {
  const mean = (of: (point: LatLng) => number) =>
    Math.round((points.reduce((sum, point) => sum + of(point), 0) / points.length) * 1e5) / 1e5
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
