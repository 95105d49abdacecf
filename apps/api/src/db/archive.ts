import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { create, extract } from 'tar'
import { lockDataDir } from './data-dir.ts'
import { StartupError } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { settle, settleFolder } from './settled-folder.ts'

const DATABASE = 'database'
/** What belongs to this machine and this moment, not to the data. */
const LEFT_OUT = /^(lock\.sqlite.*|replaced-.*|restoring-.*)$/

/**
 * Writes everything in `dataDir` (database, pictures, keys, mails not sent by SMTP) into one
 * archive that only its owner can read. The API must not be running on it.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, DATABASE))) {
    throw new StartupError(`DATA_DIR ${dataDir} holds no database.`)
  }
  const target = resolve(file)
  if (existsSync(target)) throw new StartupError(`${file} exists already: name another file.`)
  const unlock = lockDataDir(dataDir)
  const draft = `${target}.${randomBytes(6).toString('hex')}`
  try {
    await create({ gzip: true, file: draft, cwd: dataDir }, contentsOf(dataDir))
    await settle(draft, 0o600)
    renameSync(draft, target)
  } finally {
    rmSync(draft, { force: true })
    unlock()
  }
}

/**
 * Puts an archive in the place of what is in `dataDir`, once it has proved to hold a database that
 * opens. What was there is kept beside it; returns where, if there was anything.
 */
export async function restore(dataDir: string, file: string): Promise<string | undefined> {
  if (!existsSync(file)) throw new StartupError(`${file} does not exist.`)
  const unlock = lockDataDir(dataDir)
  const name = randomBytes(6).toString('hex')
  const fresh = join(dataDir, `restoring-${name}`)
  try {
    mkdirSync(fresh)
    await extract({ file, cwd: fresh, strict: true })
    await assertOpens(fresh, file)
    const kept = exchange(dataDir, fresh, join(dataDir, `replaced-${name}`))
    await settleFolder(dataDir)
    return kept
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    unlock()
  }
}

const contentsOf = (dir: string) => readdirSync(dir).filter((name) => !LEFT_OUT.test(name))

async function assertOpens(dir: string, file: string): Promise<void> {
  if (!existsSync(join(dir, DATABASE, 'PG_VERSION'))) {
    throw new StartupError(`${file} is no backup: there is no database in it.`)
  }
  const database = await openEmbedded(dir)
  await database.check()
  await database.close()
}

function exchange(dataDir: string, fresh: string, kept: string): string | undefined {
  const before = contentsOf(dataDir)
  if (before.length > 0) mkdirSync(kept)
  for (const name of before) renameSync(join(dataDir, name), join(kept, name))
  for (const name of contentsOf(fresh)) renameSync(join(fresh, name), join(dataDir, name))
  return before.length > 0 ? kept : undefined
}
