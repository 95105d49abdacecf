import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withPostgres } from '@sumai/build/postgres'
import { mediaFile } from '../apps/api/src/media/folders.ts'
import { csvOf, ROOM } from '../apps/api/src/testing/intake.ts'
import { writeStockFile } from '../apps/api/src/testing/stock-file.ts'
import { zipOf } from '../apps/api/src/testing/zip-file.ts'
import { type Api, newDatabase, seed, startApi } from './api-site.ts'
import { printTable } from './figures.ts'
import { get, percentiles, timed } from './latency.ts'
import { peakMemory } from './peak-memory.ts'
import { withEnds } from './with-ends.ts'

/** s for 10,000 rows on the embedded database, a fifth of them wrong; how much slower reads may be. */
const EMBEDDED = { rooms: 10_000, seconds: 60, slower: 3 }
/** s for 100,000 rows on PostgreSQL, and how much more memory they may take than a tenth of them. */
const POSTGRES = { rooms: 100_000, seconds: 240, memory: 1.5 }

/** Pictures in an archive, s for each, and how much slower reads may be while they are encoded. */
const PICTURES = { count: 40, seconds: 2, slower: 3 }

/** Taking in files of an agency's stock. */
export async function benchImports(): Promise<void> {
  const rows = [['imports', 'measured', 'at most', '']]
  const report: Judge = (name, measured, bar, unit = '') => {
    if (measured > bar) process.exitCode = 1
    const verdict = measured <= bar ? 'reached' : 'MISSED'
    rows.push([name, `${measured.toFixed(1)}${unit}`, `${bar}${unit}`, verdict])
  }
  await onEmbedded(report)
  await withPictures(report)
  await onPostgres(report)
  printTable(rows)
}

type Judge = (name: string, measured: number, bar: number, unit?: string) => void

async function onEmbedded(report: Judge): Promise<void> {
  await withEnds(async (ends) => {
    const dir = await temporaryFolder(ends)
    const file = path.join(dir, 'rooms.csv')
    await writeStockFile(file, { rooms: EMBEDDED.rooms, withFaults: true })
    const env = { DATA_DIR: path.join(dir, 'data'), DATABASE_URL: '' }
    const api = await startApi(env)
    ends.defer(api.stop)
    const quiet = await readsUntil(api, () => setTimeout(10_000))
    let seconds = 0
    const token = await staffToken(env)
    const busy = await readsUntil(api, async () => {
      seconds = (await timed(() => sendFile(api, file, token, EMBEDDED.rooms / 5))) / 1_000
    })
    report(`${EMBEDDED.rooms} rows, embedded`, seconds, EMBEDDED.seconds, ' s')
    report(
      `reads meanwhile: p95 ${busy.p95.toFixed(1)} ms ×`,
      busy.p95 / quiet.p95,
      EMBEDDED.slower,
    )
  })
}

/** An archive of rooms with a photo each, none of which is stored yet. */
async function withPictures(report: Judge): Promise<void> {
  await withEnds(async (ends) => {
    const dir = await temporaryFolder(ends)
    const photo = await readFile(mediaFile('/media/interior/interior-1k-1-960.jpg'))
    const numbers = Array.from({ length: PICTURES.count }, (_, index) => String(index))
    const rooms = numbers.map((n) => ({
      ...ROOM,
      bukken_no: `17000001${n.padStart(2, '0')}`,
      写真: `${n}.jpg`,
    }))
    // A byte behind its end makes it another file.
    const photos = numbers.map((n) => [
      `${n}.jpg`,
      Buffer.concat([photo, Buffer.from([Number(n)])]),
    ])
    const file = path.join(dir, 'stock.zip')
    await writeFile(file, await zipOf({ 'rooms.csv': csvOf(rooms), ...Object.fromEntries(photos) }))
    const env = { DATA_DIR: path.join(dir, 'data'), DATABASE_URL: '' }
    const api = await startApi(env)
    ends.defer(api.stop)
    const quiet = await readsUntil(api, () => setTimeout(10_000))
    const token = await staffToken(env)
    let seconds = 0
    const busy = await readsUntil(api, async () => {
      seconds = (await timed(() => sendFile(api, file, token, 0))) / 1_000
    })
    report(`${PICTURES.count} pictures`, seconds / PICTURES.count, PICTURES.seconds, ' s each')
    report(
      `reads meanwhile: p95 ${busy.p95.toFixed(1)} ms ×`,
      busy.p95 / quiet.p95,
      PICTURES.slower,
    )
  })
}

async function onPostgres(report: Judge): Promise<void> {
  await withEnds(async (ends) => {
    const dir = await temporaryFolder(ends)
    const file = path.join(dir, 'rooms.csv')
    await withPostgres(async (server) => {
      const memory: number[] = []
      for (const rooms of [POSTGRES.rooms / 10, POSTGRES.rooms]) {
        const database = await newDatabase(server, `stock_${rooms}`)
        const own = { DATABASE_URL: database, DATA_DIR: path.join(dir, 'unused') }
        await seed(1, own)
        await writeStockFile(file, { rooms })
        const begun = performance.now()
        memory.push(await peakMemory('apps/api/src/commands/import.ts', ['chintai', file], own))
        if (rooms < POSTGRES.rooms) continue
        const took = (performance.now() - begun) / 1_000
        report(`${rooms} rows, PostgreSQL`, took, POSTGRES.seconds, ' s')
      }
      const [tenth = Number.NaN, whole = Number.NaN] = memory
      report(`memory, ${whole.toFixed(0)} MB ×`, whole / tenth, POSTGRES.memory)
    })
  })
}

async function temporaryFolder(ends: AsyncDisposableStack): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
  ends.defer(() => rm(dir, { recursive: true }))
  return dir
}

const LIST = 'chintai/rooms?fields=light&limit=20'

/** What a visitor reads: lists, a room that is on offer, the shops. */
async function readsOf(origin: string): Promise<string[]> {
  const [room] = JSON.parse(await get(`${origin}/api/v1/${LIST}`)).rooms
  return [
    LIST,
    'chintai/rooms?fields=light&city_code[]=40203&order=yachin_asc',
    `chintai/rooms/${room.bukken_no}`,
    'baibai/rooms?fields=light&limit=20',
    'shops',
  ]
}

/** Reads one after the other, as a visitor does, while some work goes on. */
async function readsUntil(api: Api, work: () => Promise<unknown>) {
  const reads = await readsOf(api.origin)
  const samples: number[] = []
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  for (let n = 0; !isOver; n++) {
    const url = `${api.origin}/api/v1/${reads[n % reads.length]}`
    samples.push(await timed(() => get(url)))
    await setTimeout(20)
  }
  await working
  return percentiles(samples)
}

async function sendFile({ origin }: Api, file: string, token: string, failed: number) {
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.set('kind', 'chintai')
  form.set('file', await openAsBlob(file), path.basename(file))
  const sent = await fetch(`${origin}/api/v1/imports`, { method: 'POST', headers, body: form })
  const address = sent.headers.get('location')
  while (true) {
    const { import: stock } = JSON.parse(await get(origin + address, headers))
    if (stock.state === 'running') await setTimeout(200)
    else if (stock.failed === failed) return
    else throw new Error(JSON.stringify(stock))
  }
}

/** A token of the head office, by the command that operators use. */
async function staffToken(env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node',
    ['apps/api/src/commands/staff-token.ts', '--role', 'admin'],
    { env: { ...process.env, ...env } },
  )
  return stdout.trim()
}
