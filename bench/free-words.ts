import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withPostgres } from '@sumai/build/postgres'
import { understand } from '../apps/api/src/understand/understand.ts'
import { newDatabase, seed, startApi } from './api-site.ts'
import { commuteQuestions } from './commute-questions.ts'
import { printTable } from './figures.ts'
import { get, type Latency, latencyOf, percentiles, timed } from './latency.ts'
import { withEnds } from './with-ends.ts'

const ROOMS = 100_000
/**
 * ms that 95 of 100 may take: the grammar alone, its answer over HTTP, suggestions for a letter
 * more, a list of the rooms in which a word occurs, rooms within minutes of a place.
 */
const BARS = { grammar: 2, http: 5, suggest: 25, list: 30, commute: 20 }

const PHRASES = new URL('../apps/api/src/testing/phrases/', import.meta.url)
const SITES = ['chintai', 'baibai'] as const

type Phrase = { site: (typeof SITES)[number]; words: string }

/** Free words, understood and suggested: the phrases of the tests, on PostgreSQL. */
export async function benchFreeWords(): Promise<void> {
  const phrases = (await Promise.all(SITES.map(phrasesOf))).flat()
  const rows = [['free words', 'median ms', 'p95 ms', 'at most', '']]
  const report = (name: string, bar: number, { p50, p95 }: Latency) => {
    if (p95 > bar) process.exitCode = 1
    rows.push([
      name,
      p50.toFixed(2),
      p95.toFixed(2),
      String(bar),
      p95 <= bar ? 'reached' : 'MISSED',
    ])
  }
  report('the grammar', BARS.grammar, await grammar(phrases))
  await withPostgres(async (server) => {
    await withEnds(async (ends) => {
      const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
      ends.defer(() => rm(dir, { recursive: true }))
      const env = { DATA_DIR: dir, DATABASE_URL: await newDatabase(server, 'words') }
      await seed(ROOMS, env)
      const api = await startApi(env)
      ends.defer(api.stop)
      const ask = ({ site, words }: Phrase) =>
        get(`${api.origin}/api/v1/understand?${new URLSearchParams({ site, words })}`)
      const next = (all: readonly Phrase[]) => (n: number) => ask(all[n % all.length] as Phrase)
      report(`GET understand, ${ROOMS} rooms`, BARS.http, await latencyOf(next(phrases)))
      report('… of what could be a name', BARS.http, await latencyOf(next(NAMES)))
      const suggest = (n: number) => get(`${api.origin}/api/v1/${typedAt(phrases, n)}`)
      report('GET suggest, letter by letter', BARS.suggest, await latencyOf(suggest))
      report('rooms with a word, PostgreSQL', BARS.list, await latencyOf(listOf(api.origin)))
      for (const [name, ask] of commuteQuestions(api.origin))
        report(name, BARS.commute, await latencyOf(ask))
    })
  })
  await withEnds(async (ends) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
    ends.defer(() => rm(dir, { recursive: true }))
    const env = { DATA_DIR: dir, DATABASE_URL: '' }
    await seed(ROOMS, env)
    const api = await startApi(env)
    ends.defer(api.stop)
    report('rooms with a word, PGlite', BARS.list, await latencyOf(listOf(api.origin)))
  })
  printTable(rows)
}

/** A phrase of which one letter more is typed, every other one on a page of results. */
function typedAt(phrases: readonly Phrase[], n: number): string {
  const { site, words } = phrases[n % phrases.length] as Phrase
  const query = new URLSearchParams({ words: words.slice(0, 1 + (n % words.length)) })
  if (n % 2 === 1) {
    query.set('city_code', '40203')
    query.set(site === 'chintai' ? 'hy_yachin_max' : 'kakaku_max', '30000000')
  }
  return `${site}/rooms/suggest?${query}`
}

const WORDS = [
  'リノベーション',
  '天神',
  '角部屋',
  '南向き',
  '薬院',
  '静か',
  '公園',
  '2階',
  '新築',
  '駅近',
]

/** Words that no list was asked for lately: no two of `latencyOf` are the same. */
const listOf = (origin: string) => (n: number) => {
  const word = `${WORDS[n % WORDS.length]} ${WORDS[Math.floor(n / WORDS.length) % WORDS.length]}`
  const query = new URLSearchParams({ keyword: word, page: String(1 + (n % 3)), limit: '20' })
  return get(`${origin}/api/v1/chintai/rooms?${query}`)
}

/** Understood in every part, so that the database is asked whether a building is called so. */
const NAMES: readonly Phrase[] = [
  '久留米倉庫',
  '天神マンション',
  '大橋貸家',
  '博多駅店舗',
  '福岡市中央区マンション',
  '久留米アパート',
].map((words) => ({ site: 'chintai', words }))

async function phrasesOf(site: Phrase['site']): Promise<Phrase[]> {
  const table = await readFile(new URL(`${site}.tsv`, PHRASES), 'utf8')
  return table
    .trimEnd()
    .split('\n')
    .map((row) => ({ site, words: row.split('\t')[0] ?? '' }))
}

async function grammar(phrases: readonly Phrase[]): Promise<Latency> {
  const once = async () => {
    const samples: number[] = []
    for (const { site, words } of phrases)
      samples.push(await timed(async () => understand(site, words)))
    return samples
  }
  // The tables are made and the code is compiled with the first round.
  await once()
  return percentiles(await once())
}
