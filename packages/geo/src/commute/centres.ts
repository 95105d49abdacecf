import type { LatLng } from '@sumai/domain/listing/distance'
import { STOPS } from '../stations.ts'
import { railMinutes } from './rail-minutes.ts'
import { type Halt, haltOfStation } from './rail-network.ts'

export type Centre = '天神' | '博多'

/** Where the work is. */
export const CENTRES: readonly Centre[] = ['天神', '博多']

const STATIONS: Record<Centre, readonly string[]> = {
  天神: ['天神', '西鉄福岡（天神）'],
  博多: ['博多'],
}

const haltsAt = (centre: Centre): Halt[] =>
  STOPS.filter(({ eki_name }) => STATIONS[centre].includes(eki_name)).flatMap(
    ({ eki_code }) => haltOfStation(eki_code) ?? [],
  )

/** Whole minutes to a centre from any point, rounded up; `Infinity` where no way is known. */
export function minutesFrom(point: LatLng, centre: Centre): number {
  const minutes = railMinutes(point)
  return Math.ceil(Math.min(...haltsAt(centre).map((halt) => minutes[halt.index] ?? Infinity)))
}

type Rides = (ekiCode: string) => number

const known = new Map<Centre, Rides>()

/** The same from a station. */
export function ridesTo(centre: Centre): Rides {
  const rides = known.get(centre) ?? ridesFromStations(centre)
  known.set(centre, rides)
  return rides
}

function ridesFromStations(centre: Centre): Rides {
  const minutes = haltsAt(centre).map(railMinutes)
  return (ekiCode) => {
    const at = haltOfStation(ekiCode)?.index ?? -1
    return Math.ceil(Math.min(...minutes.map((from) => from[at] ?? Infinity)))
  }
}
