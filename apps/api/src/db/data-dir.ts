import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataDirInUseError, StartupError } from './database.ts'

/** For `process.umask`: what is written can be read by its owner alone. */
export const OWNER_ONLY = 0o077

/**
 * Makes a DATA_DIR that only its owner can look into: it holds names, addresses and keys. Throws a
 * `StartupError` when it cannot be used.
 */
export function privateDataDir(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw unusable(dir, cause)
  }
  try {
    chmodSync(dir, 0o700)
  } catch {
    // A mounted volume may belong to another user: its mode stays as it is.
  }
}

const LOCK = 'lock.sqlite'

/** Whether a file of a DATA_DIR is its lock, or the journal of that. */
export const isLock = (name: string) => name.startsWith(LOCK)

/**
 * Locks `dir` for this process; returns a function that unlocks it. Two processes on one PGlite
 * directory corrupt it silently. The lock is a file lock of SQLite, which the operating system
 * releases when the process dies, so there are no stale locks.
 */
export function lockDataDir(dir: string): () => void {
  privateDataDir(dir)
  try {
    const lock = new DatabaseSync(join(dir, LOCK))
    try {
      lock.exec('BEGIN EXCLUSIVE')
    } catch (cause) {
      lock.close()
      throw cause
    }
    return () => lock.close()
  } catch (cause) {
    const isTaken = (cause as { errcode?: number }).errcode === SQLITE_BUSY
    if (isTaken) throw new DataDirInUseError(`DATA_DIR ${dir} is in use by another process.`)
    throw unusable(dir, cause)
  }
}

const SQLITE_BUSY = 5

function unusable(dir: string, cause: unknown): StartupError {
  const { code, errstr } = cause as NodeJS.ErrnoException & { errstr?: string }
  return new StartupError(`DATA_DIR ${dir} cannot be used (${errstr ?? code ?? 'unknown error'}).`)
}
