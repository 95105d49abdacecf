import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type MapPicture, STATIC_SIZES, staticMapUrl } from '@sumai/basemap/static-map'
import { startApi } from './api-site.ts'
import { median, printTable } from './figures.ts'

/** Towns with streets close together and wide apart. */
const TOWNS = [
  { lat: 33.5903, lng: 130.4017 },
  { lat: 33.5597, lng: 130.4301 },
  { lat: 33.312, lng: 130.5205 },
  { lat: 33.2636, lng: 130.3009 },
  { lat: 33.03, lng: 130.4459 },
]
const EACH = 60
/** At which pages ask for them: a home with its streets, or a city of homes. */
const ZOOMS: Partial<Record<MapPicture['size'], number>> = {
  wide: 15,
  full: 12.25,
  desk: 12.25,
  hand: 12.25,
}
const ZOOM = 14.5
const BAR = { ms: 60, bytes: 30_000 }

/** Maps that nobody has asked for before, as pictures: how long one takes, and what it weighs. */
export async function benchMaps(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
  const api = await startApi({ DATA_DIR: dataDir, DATABASE_URL: '', ROOMS: '100' })
  try {
    await drawn(api.origin, 'small', 0.03)
    const sizes = Object.keys(STATIC_SIZES) as MapPicture['size'][]
    const rows = []
    for (const size of sizes) rows.push(await drawn(api.origin, size, 0))
    const isReached = rows.every(({ ms, bytes }) => ms <= BAR.ms && bytes <= BAR.bytes)
    printTable([
      ['new maps', 'median ms', 'p95 ms', 'heaviest, bytes', `bar: ${BAR.ms} ms, ${BAR.bytes}`],
      ...rows.map(({ size, ms, p95, bytes }) => [
        size,
        ms.toFixed(1),
        p95.toFixed(1),
        String(bytes),
        ms <= BAR.ms && bytes <= BAR.bytes ? 'reached' : 'MISSED',
      ]),
    ])
    if (!isReached) process.exitCode = 1
  } finally {
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** One after the other, each some streets away from the one before. */
async function drawn(origin: string, size: MapPicture['size'], away: number) {
  const times: number[] = []
  let bytes = 0
  for (let n = 0; n < EACH; n++) {
    const town = TOWNS[n % TOWNS.length] ?? { lat: 33.5, lng: 130.5 }
    const centre = { lat: town.lat + away + n * 0.0007, lng: town.lng - n * 0.0005 }
    const started = performance.now()
    const answer = await fetch(
      origin + staticMapUrl({ centre, zoom: ZOOMS[size] ?? ZOOM, size, mark: 'home' }),
    )
    const picture = await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error(`a map is answered with ${answer.status}`)
    bytes = Math.max(bytes, picture.byteLength)
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
  return { size, ms: median(times) ?? Number.NaN, p95, bytes }
}
