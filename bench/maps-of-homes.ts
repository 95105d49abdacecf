import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withPostgres } from '@sumai/build/postgres'
import { newDatabase, seed, startApi } from './api-site.ts'
import { printTable } from './figures.ts'
import { get, latencyOf } from './latency.ts'
import { withEnds } from './with-ends.ts'

/** ms that 95 of 100 answers may take, by the number of homes. */
const BARS = new Map([
  [100_000, 15],
  [1_000_000, 60],
])
const MOST_BYTES = 20_000

/** Degrees that a desktop's map spans at zoom 0. */
const SPAN = { lng: (900 / 512) * 360, lat: (800 / 512) * 300 }
const FUKUOKA = { lat: 33.59, lng: 130.4 }

/** What visitors do to a map of homes; the n-th question of a kind is unlike all others. */
const QUESTIONS: Record<string, (n: number) => string> = {
  'the whole area': (n) => view(8, n),
  'a city': (n) => view(11, n),
  'some streets': (n) => view(15, n),
  'one street': (n) => view(17, n),
  'a city, three conditions': (n) =>
    `${view(11, n)}&hy_yachin_max=${60_000 + n}&madori[]=150&madori[]=250&senyu_men_min=30`,
  'an area drawn by hand': (n) => `${view(11, n)}&area=${drawn(n)}`,
}

/** Homes on the map over HTTP, on PostgreSQL. */
export async function benchMapsOfHomes(): Promise<void> {
  await withPostgres(async (server) => {
    for (const [rooms, bar] of BARS) await withEnds((ends) => ofRooms(ends, server, rooms, bar))
  })
}

async function ofRooms(ends: AsyncDisposableStack, server: string, rooms: number, bar: number) {
  const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
  ends.defer(() => rm(dir, { recursive: true }))
  const env = { DATA_DIR: dir, DATABASE_URL: await newDatabase(server, `rooms_${rooms}`) }
  await seed(rooms, env)
  const api = await startApi(env)
  ends.defer(api.stop)
  const rows = [
    [`maps of ${rooms} homes`, 'median ms', 'p95 ms', `≤ ${bar}`, 'heaviest, bytes', ''],
  ]
  for (const [name, question] of Object.entries(QUESTIONS)) {
    let bytes = 0
    const { p50, p95 } = await latencyOf(async (n) => {
      const answer = await get(`${api.origin}/api/v1/chintai/rooms/map?${question(n)}`)
      bytes = Math.max(bytes, Buffer.byteLength(answer))
    })
    const isReached = p95 <= bar && bytes <= MOST_BYTES
    if (!isReached) process.exitCode = 1
    rows.push([
      name,
      p50.toFixed(1),
      p95.toFixed(1),
      `${(p95 / bar).toFixed(2)} ×`,
      String(bytes),
      isReached ? 'reached' : 'MISSED',
    ])
  }
  printTable(rows)
}

/** A little further east each time. */
function view(zoom: number, n: number): string {
  const centre = { lat: FUKUOKA.lat, lng: FUKUOKA.lng + n * 0.0004 }
  const [width, height] = [SPAN.lng / 2 ** zoom, SPAN.lat / 2 ** zoom]
  const bounds = [
    centre.lng - width / 2,
    centre.lat - height / 2,
    centre.lng + width / 2,
    centre.lat + height / 2,
  ]
  return `zoom=${zoom}&bounds=${bounds.map((degrees) => degrees.toFixed(5))}`
}

/** A ring of twenty corners, about 10 km across. */
const drawn = (n: number) =>
  Array.from({ length: 20 }, (_, corner) => {
    const angle = (corner / 20) * 2 * Math.PI
    const [lng, lat] = [FUKUOKA.lng + n * 0.0004, FUKUOKA.lat]
    return `${(lng + 0.05 * Math.cos(angle)).toFixed(5)},${(lat + 0.05 * Math.sin(angle)).toFixed(5)}`
  }).join()
