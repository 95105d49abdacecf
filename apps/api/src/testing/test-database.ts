import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { OpenDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'

/**
 * A migrated, empty database that is gone after `close`: PGlite in memory, or a database of its
 * own on the PostgreSQL server of TEST_DATABASE_URL, so that every suite runs on both.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openEmbedded()
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
