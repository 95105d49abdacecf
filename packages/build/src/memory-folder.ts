import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Bytes free: a run of the browser tests has two sites with their data at a time. */
const ENOUGH = 3e9

/**
 * Where tests keep what they throw away: in memory where a machine has room there, so that copying
 * a database takes none of the disk's time and a commit waits for no disk.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ENOUGH ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
