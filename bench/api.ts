import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { withPostgres } from '@sumai/build/postgres'
import { cpuOf } from '@sumai/build/process-family'
import { isoDay } from '@sumai/format/dates'
import { type Peer, type Question, typicalQuestions } from './api-questions.ts'
import { type Api, freePort, newDatabase, seed, startApi } from './api-site.ts'
import { printTable } from './figures.ts'
import { get, type Latency, latencyOf, percentiles, timed } from './latency.ts'
import { installDirectus } from './peers/directus.ts'
import { installJsonServer } from './peers/json-server.ts'
import { ours } from './peers/ours.ts'
import { rawSql } from './peers/raw-sql.ts'
import { columnsOf, openEmbedded, openServer } from './sql.ts'
import { withEnds } from './with-ends.ts'

const SMALL = 4_000
const LARGE = 100_000

/** What must be reached on PostgreSQL with 100,000 rooms. */
const BARS = {
  /** Times as fast as Directus, the list of the newest rooms. */
  list: 8,
  /** ms, 95 of 100. */
  facets: 20,
  /** ms, 95 of 100, while others ask for facets without a pause. */
  roomUnderFacets: 10,
}

const today = isoDay(new Date())

/**
 * Eight typical questions over HTTP: the API, hand-written SQL on the same database, and other
 * servers of the same rows, one after the other on this machine.
 */
export async function benchApi(): Promise<void> {
  await benchEmbedded()
  const directus = await installDirectus()
  const jsonServer = await installJsonServer()
  await withPostgres(async (server) => {
    for (const rooms of [SMALL, LARGE]) {
      const startPeers = async (site: Site) => [
        await directus.start({ ...site, port: await freePort(), today }),
        await jsonServer.start({ rooms: allRooms(site.origin), port: await freePort() }),
      ]
      await withEnds((ends) => benchServer(ends, server, rooms, startPeers))
    }
  })
}

async function benchEmbedded(): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
  const env = { DATA_DIR: dir, DATABASE_URL: '' }
  await seed(SMALL, env)
  const { sql, close } = await openEmbedded(dir)
  const questions = await typicalQuestions(sql, today)
  const raw = await measured(rawSql(sql, await columnsOf(sql), today), questions)
  await close()
  const api = await startApi(env)
  const own = await measured(ours(api.origin), questions)
  await api.stop()
  print(`PGlite, ${SMALL} rooms`, Object.keys(questions), [own, raw])
  await rm(dir, { recursive: true })
}

type Site = { origin: string; databaseUrl: string; columns: string[] }

async function benchServer(
  ends: AsyncDisposableStack,
  server: string,
  rooms: number,
  startPeers: (site: Site) => Promise<Peer[]>,
): Promise<void> {
  const databaseUrl = await newDatabase(server, `rooms_${rooms}`)
  const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
  ends.defer(() => rm(dir, { recursive: true }))
  const env = { DATA_DIR: dir, DATABASE_URL: databaseUrl }
  await seed(rooms, env)
  const { sql, close } = await openServer(databaseUrl)
  ends.defer(close)
  // For hand-written SQL: the search of the API asks no database.
  await sql('create extension pg_trgm')
  await sql('create index on chintai_rooms using gin (search_text gin_trgm_ops)')
  await sql('vacuum analyze')
  const columns = await columnsOf(sql)
  const questions = await typicalQuestions(sql, today)
  const api = await startApi(env)
  ends.defer(api.stop)
  const peers = await startPeers({ origin: api.origin, databaseUrl, columns })
  for (const { stop } of peers) ends.defer(stop)

  const results = []
  for (const peer of [ours(api.origin), rawSql(sql, columns, today), ...peers]) {
    results.push(await measured(peer, questions))
  }
  const cpu = await cpuOfFacets(api, questions)
  const room = await roomUnderFacets(ours(api.origin), questions)

  print(`PostgreSQL, ${rooms} rooms`, Object.keys(questions), results)
  console.log(`CPU of the API for the counts of all options: ${ms(cpu)} ms each`)
  console.log(`one room while facets run: ${ms(room.p50)} ms, 95 of 100 ${ms(room.p95)} ms`)
  if (rooms === LARGE) judge(results, room)
}

type Measured = { name: string; latencies: Record<string, Latency | undefined> }
type Questions = Record<string, (n: number) => Question>

async function measured(peer: Peer, questions: Questions): Promise<Measured> {
  const latencies: Measured['latencies'] = {}
  for (const [name, question] of Object.entries(questions)) {
    const first = peer.ask(question(0))
    if (!first) continue
    await first
    latencies[name] = await latencyOf(async (n) => peer.ask(question(n + 1)))
  }
  return { name: peer.name, latencies }
}

const FACETS_READ = 100

/** ms of CPU, which neighbours on this machine hardly change. */
async function cpuOfFacets({ origin, pid }: Api, questions: Questions): Promise<number> {
  const { ask } = ours(origin)
  const facets = asked(questions, 'counts of all options')
  const before = cpuOf(pid)
  for (let n = 0; n < FACETS_READ; n++) await ask(facets(1_000 + n))
  return (cpuOf(pid) - before) / FACETS_READ
}

function asked(questions: Questions, name: string) {
  const question = questions[name]
  if (!question) throw new Error(`There is no question ${name}`)
  return question
}

const ROOMS_READ = 200

/** Reads of a room while another client asks for the counts of all options without a pause. */
async function roomUnderFacets(peer: Peer, questions: Questions): Promise<Latency> {
  const facets = asked(questions, 'counts of all options')
  const room = asked(questions, 'one room')
  let isOver = false
  const others = (async () => {
    for (let n = 0; !isOver; n++) await peer.ask(facets(2_000 + n))
  })()
  const samples: number[] = []
  for (let n = 0; n < ROOMS_READ; n++) samples.push(await timed(async () => peer.ask(room(n))))
  isOver = true
  await others
  return percentiles(samples)
}

/** Median in ms; for everybody else also how many times as long as ours. */
function print(title: string, questions: string[], results: Measured[]): void {
  const [own, ...others] = results
  console.log(
    `\n${title}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; median in ms\n`,
  )
  printTable([
    ['', 'ours', '95 of 100', ...others.flatMap(({ name }) => [name, '× ours'])],
    ...questions.map((question) => {
      const mine = own?.latencies[question]
      return [
        question,
        ms(mine?.p50),
        ms(mine?.p95),
        ...others.flatMap(({ latencies }) => [
          ms(latencies[question]?.p50),
          times(latencies[question], mine),
        ]),
      ]
    }),
  ])
}

const ms = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1))
const ratio = (other: Latency | undefined, own: Latency | undefined) =>
  (other?.p50 ?? Number.NaN) / (own?.p50 ?? Number.NaN)
const times = (other: Latency | undefined, own: Latency | undefined) =>
  other ? ratio(other, own).toFixed(1) : '–'

function judge(results: Measured[], room: Latency): void {
  const latencies = (peer: string) => results.find(({ name }) => name === peer)?.latencies ?? {}
  const list = ratio(latencies('Directus')['newest rooms'], latencies('ours')['newest rooms'])
  const facets = latencies('ours')['counts of all options']?.p95 ?? Number.NaN
  const rows: [string, number, string, boolean][] = [
    ['list, × Directus', list, `≥ ${BARS.list}`, list >= BARS.list],
    ['facets, ms (95 of 100)', facets, `≤ ${BARS.facets}`, facets <= BARS.facets],
    [
      'one room while facets run, ms (95 of 100)',
      room.p95,
      `≤ ${BARS.roomUnderFacets}`,
      room.p95 <= BARS.roomUnderFacets,
    ],
  ]
  console.log('')
  printTable([
    ['must be reached', 'measured', 'bar', ''],
    ...rows.map(([what, value, bar, isReached]) => [
      what,
      value.toFixed(1),
      bar,
      isReached ? 'reached' : 'MISSED',
    ]),
  ])
  if (rows.some(([, , , isReached]) => !isReached)) process.exitCode = 1
}

/** Everything visitors can see, a page of the API at a time. */
async function* allRooms(origin: string): AsyncGenerator<object[]> {
  for (let page = 1; ; page++) {
    const path = `chintai/rooms?fields=light&order=new&limit=100&page=${page}`
    const { rooms, pagination } = JSON.parse(await get(`${origin}/api/v1/${path}`))
    yield rooms
    if (page >= pagination.last_page) return
  }
}
