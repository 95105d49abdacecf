import type { Api, CallOptions, Camelized } from '@sumai/api-client'
import type { Kotsu, Shisetu } from '@sumai/api-client/contract/access'
import type { NearPlace } from '@sumai/api-client/contract/ground'
import { SCHOOL_KIND } from '@sumai/domain/kinds'
import { lineName } from '@sumai/domain/line-names'
import { type LatLng, tohoFun } from '@sumai/domain/listing/distance'
import type { PlaceKind } from '@sumai/domain/place-kinds'
import { formatDistance, kilometres } from '@sumai/format/distance'
import { type AroundPicture, aroundPicture } from './picture-spots.ts'
import { FACILITIES, GROUP_OF, GROUPS, type Group, REACH } from './place-groups.ts'

/** The map of the block, as a fragment of the page. */
export const AROUND = '#around'

type Home = LatLng & {
  kotsu: readonly Camelized<Kotsu>[]
  shisetu: readonly Camelized<Shisetu>[]
}
type Place = Camelized<NearPlace>

/** A place near a home, as a row and as a pin. */
export type Nearby = {
  /** On the map; `null` of what staff have named and the map has not. */
  no: number | null
  group: Group
  name: string
  /** スーパーマーケット・約390m */
  note: string
  /** 徒歩5分, バス12分, 約3.2km */
  way: readonly [word: string, number: string, unit: string]
  at: LatLng | null
}

/** Of each kind: the staff may have named the second nearest. */
const ASKED = 3
const STATIONS = 3
/** Minutes on foot to the station from which on people take a bus. */
const BUS = 15
/** Minutes on foot that people would still walk. */
const WALK = 30

/** What is near a home, and where the pictures of it show that: laid out once, with the data. */
export type Neighbourhood = { places: readonly Nearby[]; around: AroundPicture }

/** The nearest places of a home and the universities that staff have measured, for `neighbourhoodOf`. */
export async function placesNear(api: Api, home: Home, options: CallOptions) {
  const { lat, lng } = home
  const kinds = Object.keys(GROUP_OF) as PlaceKind[]
  const [{ places }, universities] = await Promise.all([
    api.places({ lat, lng, kinds, limit: ASKED }, options),
    universitiesOf(api, home, options),
  ])
  return { places: [...places, ...universities] }
}

/** The map calls them by other names. */
async function universitiesOf(api: Api, { shisetu }: Home, options: CallOptions): Promise<Place[]> {
  const shisetsuType = SCHOOL_KIND.university
  const measured = shisetu.filter(({ type }) => type === shisetsuType)
  if (measured.length === 0) return []
  const { schools } = await api.master.schools({ shisetsuType }, options)
  return measured.flatMap(({ shisetuNo, name, kyoriM }) => {
    const school = schools.find(({ shisetsuNo }) => shisetsuNo === shisetuNo)
    if (!school) return []
    const { lat, lng } = school
    return {
      ...{ kind: 'university' as const, kindLabel: '大学', name, lat, lng },
      ...{ kyoriM, tohoFun: tohoFun(kyoriM) },
    }
  })
}

export function neighbourhoodOf(home: Home, found: readonly Place[]): Neighbourhood {
  const places = surroundingsOf(home, found)
  return { places, around: aroundPicture(home, places) }
}

/** What is in reach of a home, group by group: what staff have measured before what the map knows. */
export function surroundingsOf(home: Home, places: readonly Place[]): Nearby[] {
  const measured = home.shisetu.map((facility) => toFacility(facility, places))
  const known = new Set(measured.flatMap(({ kind }) => kind ?? []))
  const others = places.filter(
    ({ kind }, index) =>
      kind !== 'station' &&
      !known.has(kind) &&
      (kind !== 'bus_stop' || isFar(home)) &&
      places.findIndex((other) => other.kind === kind) === index,
  )
  const all = [
    ...home.kotsu.slice(0, STATIONS).map((access) => toStation(access, places)),
    ...[...measured, ...others.map(toNearby)]
      .filter(({ group, metres }) => metres <= REACH[group])
      .toSorted((a, b) => a.metres - b.metres),
  ]
  let no = 0
  return (Object.keys(GROUPS) as Group[]).flatMap((group) =>
    all
      .filter((place) => place.group === group)
      .map(({ name, note, way, at }) => ({ no: at && ++no, group, name, note, way, at })),
  )
}

const isFar = ({ kotsu: [first] }: Home) => !first || first.busFun !== null || first.tohoFun > BUS

function toStation(access: Camelized<Kotsu>, places: readonly Place[]) {
  const { lineCode, ekiName, busFun, busTei, tohoFun, tohoM } = access
  const station = places.find(({ kind, name }) => kind === 'station' && name === ekiName)
  const byBus = busFun !== null
  return {
    ...{ group: 'eki' as const, name: `${ekiName}駅`, at: pointOf(station) },
    note: byBus
      ? `${busTei ?? ''}バス停から徒歩${tohoFun}分`
      : `${lineName(lineCode)}・${formatDistance(tohoM)}`,
    way: byBus ? (['バス', `${busFun}`, '分'] as const) : (['徒歩', `${tohoFun}`, '分'] as const),
  }
}

function toFacility({ name, type, kyoriM }: Camelized<Shisetu>, places: readonly Place[]) {
  const { group = 'shop', label = '', is } = FACILITIES[type] ?? {}
  // A bus stop has the name of the school before it.
  const place = places.find((one) => one.name === name && (GROUP_OF[one.kind] ?? group) === group)
  return {
    ...{ group, name, kind: place?.kind ?? is, at: pointOf(place), metres: kyoriM },
    note: `${place?.kindLabel ?? label}・${formatDistance(kyoriM)}`,
    way: onFoot(kyoriM),
  }
}

const toNearby = ({ kind, kindLabel, name, kyoriM, ...at }: Place) => ({
  ...{ group: GROUP_OF[kind] ?? 'shop', name, at: pointOf(at), metres: kyoriM },
  note: `${kindLabel}・${formatDistance(kyoriM)}`,
  way: onFoot(kyoriM),
})

const pointOf = (place: LatLng | undefined) => (place ? { lat: place.lat, lng: place.lng } : null)

const onFoot = (metres: number): Nearby['way'] =>
  tohoFun(metres) > WALK ? ['約', kilometres(metres), 'km'] : ['徒歩', `${tohoFun(metres)}`, '分']
