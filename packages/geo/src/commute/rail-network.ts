import { type LatLng, M_PER_MINUTE, roadMetres } from '@sumai/domain/listing/distance'
import { once } from '../data.ts'
import { nearestOf } from '../nearest.ts'
import { railways } from '../railways.ts'
import { STOPS } from '../stations.ts'
import { ridesOf } from './rides.ts'
import { SERVICES, type Service } from './services.ts'
import { type Graph, graphOf, type Link } from './shortest.ts'

/** A station as people change in it: one for all lines that meet there under one name. */
export type Halt = LatLng & { index: number; group: string; name: string }

/** A halt, and the minutes to it on foot. */
export type Walk = { halt: number; minutes: number }

/** Minutes from one platform of a halt to another. */
export const CHANGE_MINUTES = 3
/** Where trains are rare, people know when they leave. */
export const LONGEST_WAIT_MINUTES = 10
/** m, straight: how far people walk to a station and between two. */
const WALKED_METRES = 1_500

/** Halts of other names that may lie nearer to a station than its own. */
const BESIDE = 5
/** m: as far as the master data may have a station from where the railways have it. */
const STATION_METRES = 300

/** Half of what lies between two trains. */
export const waitMinutes = ({ every }: Service) => Math.min(every / 2, LONGEST_WAIT_MINUTES)

export const halts = once((): readonly Halt[] => {
  const stations = railways().flatMap((line) => line.stations)
  const byGroup = new Map(stations.toReversed().map((station) => [station.group, station]))
  return [...byGroup.values()].map(({ group, name, lat, lng }, index) => ({
    index,
    group,
    name,
    lat,
    lng,
  }))
})

const nearest = once(() => nearestOf(halts()))

const haltOfStop = once(
  () =>
    new Map(
      STOPS.map((stop) => {
        const near = nearest()(stop, BESIDE, STATION_METRES).map(({ item }) => item)
        return [stop.eki_code, near.find(({ name }) => name === stop.eki_name) ?? near[0]]
      }),
    ),
)

/** The halt of a station of the master data. */
export const haltOfStation = (ekiCode: string): Halt | undefined => haltOfStop().get(ekiCode)

/** The halts within a walk of a point, nearest first. */
export const haltsNear = (point: LatLng): Walk[] =>
  nearest()(point, Number.POSITIVE_INFINITY, WALKED_METRES).map(({ item, metres }) => ({
    halt: item.index,
    minutes: metres === 0 ? 0 : roadMetres(point, item) / M_PER_MINUTE,
  }))

export const nearestHalts = (point: LatLng, count: number) => nearest()(point, count)

/**
 * What trains and walks between stations connect. Its nodes are the halts, by their index, and after
 * them the platforms: one for each service at each of its stops, `haltOf` says where.
 *
 * A change waits for one line on the way out and for the other on the way home, so each of the two
 * is given half of what it costs: every link takes as long in either direction.
 */
type RailNetwork = { graph: Graph; haltOf: readonly number[]; walks: readonly Walk[][] }

export const railNetwork = once((): RailNetwork => {
  const walks = halts().map(haltsNear)
  const links: Link[] = walks.flatMap((others, from) =>
    others
      .filter(({ halt }) => halt > from)
      .map(({ halt, minutes }): Link => [from, halt, minutes]),
  )
  const haltOf: number[] = []
  const indexOf = new Map(halts().map(({ group, index }) => [group, index]))
  for (const service of SERVICES) {
    const platforms = new Map<string, number>()
    const platformAt = (group: string) => {
      const halt = indexOf.get(group) as number
      const platform = platforms.get(group) ?? walks.length + haltOf.push(halt) - 1
      if (!platforms.has(group)) {
        links.push([halt, platform, (CHANGE_MINUTES + waitMinutes(service)) / 2])
      }
      platforms.set(group, platform)
      return platform
    }
    for (const { from, to, minutes } of service.legs.flatMap(ridesOf)) {
      links.push([platformAt(from), platformAt(to), minutes])
    }
  }
  return { graph: graphOf(walks.length + haltOf.length, links), haltOf, walks }
})
