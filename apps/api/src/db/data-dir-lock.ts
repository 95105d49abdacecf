import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './database.ts'

/**
 * Takes `dir` for this process alone; returns how to give it back. Two processes on one PGlite
 * directory corrupt it silently. It uses the file lock of SQLite, which the operating system
 * releases when the process dies, so there are no stale locks.
 */
export function lockDataDir(dir: string): () => void {
  makeWritable(dir)
  const lock = new DatabaseSync(join(dir, 'lock.sqlite'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StartupError(`DATA_DIR ${dir} is in use by another process.`)
  }
  return () => lock.close()
}

function makeWritable(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true })
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? 'unknown error'
    throw new StartupError(`DATA_DIR ${dir} cannot be used (${reason}).`)
  }
}
