import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isoDay } from '@sumai/format/dates'
import { Client } from 'pg'
import { type Connections, type Database, MIGRATIONS, type OpenDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import { readEnv } from '../env.ts'
import { writeMasterData } from '../master/master-data.ts'
import { NOW } from './test-settings.ts'

/** What a database holds besides its tables; the same name, the same rows. */
type Contents = { name: string; fill: (db: Database) => Promise<unknown> }

/** The agency's shops and articles with a small demo stock, on the day of all suites. */
export const demoStock = (rooms: number): Contents => ({
  name: `demo-${rooms}`,
  async fill(db) {
    const { fillWithDemo } = await import('../demo/fill.ts')
    await writeMasterData(db)
    await fillWithDemo(db, { rooms, today: isoDay(NOW) })
  },
})

type Options = {
  contents?: Contents
  /** A PostgreSQL server; without one PGlite. */
  server?: string | undefined
  connections?: Connections
}

/**
 * A migrated database, empty or filled, that is gone after `close`: PGlite, or a database of its own
 * on a PostgreSQL server, by default that of TEST_DATABASE_URL, so that every suite runs on both.
 */
export async function openTestDatabase({
  contents,
  server = process.env.TEST_DATABASE_URL,
  connections = readEnv({}).connections,
}: Options = {}): Promise<OpenDatabase> {
  return server ? openOnServer(server, connections, contents) : openCopy(contents)
}

async function openCopy(contents?: Contents): Promise<OpenDatabase> {
  const dir = await copyOf(contents)
  const database = await openEmbedded(dir)
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(dir, { recursive: true })
    },
  }
}

/** A DATA_DIR with a migrated database. */
export const emptyDataDir = (): Promise<string> => copyOf()

/**
 * Originals are made once and copied: making one takes seconds, copying one none. Jest gives a
 * folder that stays until the next run, when nothing that they are made from has changed.
 */
const originals = () => process.env.TEST_CACHE ?? tmpdir()

export async function copyOf(contents?: Contents): Promise<string> {
  const original = join(originals(), `sumai-${contents?.name ?? 'empty'}-${version()}`)
  if (!existsSync(original)) await make(original, contents)
  const dir = mkdtempSync(join(tmpdir(), 'api-'))
  cpSync(original, dir, { recursive: true })
  return dir
}

const PGLITE = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const FOLDER = fileURLToPath(new URL('../db/database-folder.ts', import.meta.url))

/** Of everything that it depends on: the program, whose path has its version, and the migrations. */
function version(): string {
  const hash = createHash('sha256').update(PGLITE).update(readFileSync(FOLDER))
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    hash.update(readFileSync(join(MIGRATIONS, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Several suites may do so at once: one of them is first. */
async function make(original: string, contents?: Contents): Promise<void> {
  const draft = mkdtempSync(join(originals(), 'draft-'))
  if (contents) cpSync(await emptyDataDir(), draft, { recursive: true })
  const database = await openEmbedded(draft)
  await contents?.fill(database.db)
  await database.close()
  try {
    renameSync(draft, original)
  } catch {
    rmSync(draft, { recursive: true })
  }
}

async function openOnServer(
  server: string,
  connections: Connections,
  contents?: Contents,
): Promise<OpenDatabase> {
  const original = await originalOn(server, connections, contents)
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${original}`)
  const database = await openPostgres(on(server, name), connections)
  return {
    ...database,
    async close() {
      await database.close()
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}

/** The name of a database that others are copied from, made when it is needed first. */
async function originalOn(server: string, connections: Connections, contents?: Contents) {
  const name = `original_${contents?.name ?? 'empty'}`.replaceAll('-', '_')
  await administer(server, async (client) => {
    // Several suites may ask at once: the others wait for the first.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    const draft = `draft_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${draft}`)
    const database = await openPostgres(on(server, draft), connections)
    await database.prepare(async (db) => void (await contents?.fill(db)))
    await database.close()
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

function on(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function administer(server: string, work: string | ((client: Client) => Promise<unknown>)) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await (typeof work === 'string' ? client.query(work) : work(client))
  await client.end()
}
