import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest } from '@jest/globals'
import { onEmbedded } from '../testing/databases.ts'
import { emptyDataDir } from '../testing/test-database.ts'
import { databaseFolder, finishFolder, prepareFolder } from './database-folder.ts'
import { openEmbedded } from './embedded.ts'

jest.setTimeout(60_000)

const freshDir = () => mkdtempSync(join(tmpdir(), 'api-'))
const stateIn = (dir: string) => readFileSync(join(dir, 'database.state'), 'utf8')
const openAndClose = async (dir: string, anew?: boolean) =>
  (await openEmbedded(dir, { anew })).close()

onEmbedded(
  'a database that is gone is missed, and not made again unless that is meant',
  async () => {
    const dir = await emptyDataDir()
    rmSync(databaseFolder(dir), { recursive: true })
    await expect(openEmbedded(dir)).rejects.toThrow(
      `The database in DATA_DIR ${dir} is gone. npm run restore -- <backup.tgz> brings it back, npm run seed begins anew.`,
    )
    expect(existsSync(databaseFolder(dir))).toBe(false)
    await openAndClose(dir, true)
    await openAndClose(dir)
  },
)

onEmbedded('what is left of a damaged database is kept beside the new one', async () => {
  const dir = await emptyDataDir()
  rmSync(join(databaseFolder(dir), 'PG_VERSION'))
  await prepareFolder(dir, true)
  expect(readdirSync(databaseFolder(dir))).toEqual([])
  const [kept = ''] = readdirSync(dir).filter((name) => name.startsWith('replaced-'))
  expect(existsSync(join(dir, kept, 'base'))).toBe(true)
})

onEmbedded('one whose making was interrupted is made again', async () => {
  const dir = await emptyDataDir()
  writeFileSync(join(dir, 'database.state'), 'making\n')
  await prepareFolder(dir)
  expect(readdirSync(databaseFolder(dir))).toEqual([])
  await finishFolder(dir)
  expect(stateIn(dir)).toBe('made\n')
})

onEmbedded('one of an earlier version is taken over, and closed to other users', async () => {
  const dir = await emptyDataDir()
  rmSync(join(dir, 'database.state'))
  chmodSync(dir, 0o755)
  chmodSync(databaseFolder(dir), 0o755)
  chmodSync(join(databaseFolder(dir), 'PG_VERSION'), 0o644)
  await openAndClose(dir)
  expect(stateIn(dir)).toBe('made\n')
  expect(statSync(dir).mode & 0o777).toBe(0o700)
  expect(statSync(databaseFolder(dir)).mode & 0o777).toBe(0o700)
  expect(statSync(join(databaseFolder(dir), 'PG_VERSION')).mode & 0o777).toBe(0o600)
})

onEmbedded('a new one is closed to other users from the start', async () => {
  const dir = join(freshDir(), 'data')
  const database = await openEmbedded(dir)
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  expect(entries.length).toBeGreaterThan(900)
  const open = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).mode & 0o077)
  // The lock is made by SQLite, by the mask of the process (server.ts).
  expect(open.filter((path) => !path.includes('lock.sqlite'))).toEqual([])
  await database.close()
})
