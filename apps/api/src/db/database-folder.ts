import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './database.ts'
import { settleFolder } from './settled-folder.ts'

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Leaves a folder that PGlite can open: with a database, or empty where there was none yet. Throws
 * a `StartupError` where there was one that is gone, unless `anew` says that this is meant.
 */
export async function prepareFolder(dataDir: string, anew = false): Promise<void> {
  const state = readState(dataDir)
  const folder = databaseFolder(dataDir)
  const isThere = existsSync(join(folder, 'PG_VERSION'))
  if (isThere && state === 'made') return
  if (isThere && state === 'unknown') return settleFolder(dataDir)
  if (state === 'made' && !anew) {
    throw new StartupError(
      `The database in DATA_DIR ${dataDir} is gone. npm run restore -- <backup.tgz> brings it back, npm run seed begins anew.`,
    )
  }
  if (state === 'making') rmSync(folder, { recursive: true, force: true })
  else if (isFilled(folder)) renameSync(folder, join(dataDir, `replaced-${randomName()}`))
  writeState(dataDir, 'making')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0
const randomName = () => randomBytes(6).toString('hex')

/**
 * Call it when the database is complete: from then on an empty folder means that the database was
 * lost.
 */
export async function finishFolder(dataDir: string): Promise<void> {
  if (readState(dataDir) === 'made') return
  await settleFolder(dataDir)
  writeState(dataDir, 'made')
}

/**
 * The state of the database; `unknown` when there was none yet, or when an older version has made
 * it.
 */
type State = 'making' | 'made' | 'unknown'

const stateFile = (dataDir: string) => join(dataDir, 'database.state')

function readState(dataDir: string): State {
  const file = stateFile(dataDir)
  if (!existsSync(file)) return 'unknown'
  return readFileSync(file, 'utf8').trim() === 'making' ? 'making' : 'made'
}

/** Has reached the disk when it returns. */
function writeState(dataDir: string, state: State): void {
  const file = stateFile(dataDir)
  writeFileSync(`${file}.part`, `${state}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
  const folder = openSync(dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
