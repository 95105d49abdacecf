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
import { Client } from 'pg'
import { MIGRATIONS, type OpenDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'

/**
 * A migrated, empty database that is gone after `close`: PGlite, or a database of its own on the
 * PostgreSQL server of TEST_DATABASE_URL, so that every suite runs on both.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openCopy()
}

async function openCopy(): Promise<OpenDatabase> {
  const dir = await emptyDataDir()
  const database = await openEmbedded(dir)
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(dir, { recursive: true })
    },
  }
}

/** A DATA_DIR with a migrated database. Making one takes ten seconds, copying one none. */
export async function emptyDataDir(): Promise<string> {
  const original = join(tmpdir(), `sumai-empty-${version()}`)
  if (!existsSync(original)) await make(original)
  const dir = mkdtempSync(join(tmpdir(), 'api-'))
  cpSync(original, dir, { recursive: true })
  return dir
}

const PGLITE = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/** Of everything that it depends on: the program, whose path has its version, and the migrations. */
function version(): string {
  const hash = createHash('sha256').update(PGLITE)
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    hash.update(readFileSync(join(MIGRATIONS, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Several suites may do so at once: one of them is first. */
async function make(original: string): Promise<void> {
  const draft = mkdtempSync(join(tmpdir(), 'api-'))
  const database = await openEmbedded(draft)
  await database.close()
  try {
    renameSync(draft, original)
  } catch {
    rmSync(draft, { recursive: true })
  }
}

async function openOnServer(server: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href)
  return {
    ...database,
    async close() {
      await database.close()
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
