import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isLock } from './data-dir.ts'

/** Node has four threads for files: more wait at each of them, so that the disk is never idle. */
const AT_A_TIME = 16

/**
 * Makes sure that a folder and everything in it is on the disk, readable by its owner alone. Some
 * 1,100 files of a database, one after the other, take ten times as long. The lock of a DATA_DIR is
 * left alone: POSIX ends all locks of a file when its process closes any descriptor of it.
 */
export async function settleFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isDirectory() || (entry.isFile() && !isLock(entry.name)))
    .map((entry) => ({ path: join(entry.parentPath, entry.name), mode: modeOf(entry) }))
  const rest = [...paths, { path: folder, mode: 0o700 }].values()
  async function settleNext() {
    for (const { path, mode } of rest) await settle(path, mode)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, settleNext))
}

/** Makes sure that a file, or the list of files of a folder, is on the disk. */
export async function settle(path: string, mode: number): Promise<void> {
  const file = await open(path)
  try {
    await file.chmod(mode)
    await file.sync()
  } finally {
    await file.close()
  }
}

const modeOf = (entry: { isDirectory(): boolean }) => (entry.isDirectory() ? 0o700 : 0o600)
