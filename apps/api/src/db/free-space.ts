import { statfs } from 'node:fs/promises'
import { StartupError } from './database.ts'

/** Bytes that stay free: four files of the database's log, without which it stops in mid-write. */
const RESERVE = 64 * 2 ** 20

/** The disk has no room for what is to be written; the message is for an operator. */
export class DiskFullError extends StartupError {
  override readonly name = 'DiskFullError'
}

/** Rejects with a `DiskFullError` when the disk of `dir` is full, or nearly. */
export async function assertSpace(dir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dir)
  if (bavail * bsize >= RESERVE) return
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  throw new DiskFullError(
    `The disk of DATA_DIR ${dir} is full: ${free} MB are free, 64 are needed.`,
  )
}
