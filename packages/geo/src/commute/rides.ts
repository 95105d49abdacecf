import { straightMetres } from '@sumai/domain/listing/distance'
import { type Railway, railways } from '../railways.ts'
import type { Leg } from './services.ts'

/** From one stop to the next, by their groups. */
type Ride = { from: string; to: string; minutes: number }

/** The rides of a leg: along all stations, also those that the train passes. */
export function ridesOf({ line, from, to, calls, kmh }: Leg): Ride[] {
  const stations = railways().find(({ code }) => code === line)?.stations ?? []
  const start = from ? indexOf(stations, from) : 0
  const end = to ? indexOf(stations, to) : stations.length - 1
  const stretch = stations.slice(Math.min(start, end), Math.max(start, end) + 1)
  const called = calls?.split(' ').map((name) => indexOf(stations, name))
  const isStop = (index: number) =>
    !called || index === start || index === end || called.includes(index)
  const rides: Ride[] = []
  let [metres, stop] = [0, stretch[0]?.group ?? '']
  for (const [at, station] of stretch.slice(1).entries()) {
    metres += straightMetres(stretch[at] ?? station, station)
    if (!isStop(Math.min(start, end) + at + 1)) continue
    rides.push({ from: stop, to: station.group, minutes: (metres / 1000 / kmh) * 60 })
    metres = 0
    stop = station.group
  }
  return rides
}

function indexOf(stations: Railway['stations'], name: string): number {
  const index = stations.findIndex((station) => station.name === name)
  if (index < 0) throw new Error(`No station ${name} on this line`)
  return index
}
