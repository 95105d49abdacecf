import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../write-whole.ts'

export type StoredFile = { path: string; bytes: Buffer }

/** Whether all files are in `dir`; they then count as new, for `removeUnusedPictures`. */
export async function areThere(dir: string, paths: Iterable<string>): Promise<boolean> {
  const now = new Date()
  const touched = [...paths].map((path) => utimes(join(dir, path), now, now))
  return (await Promise.allSettled(touched)).every(({ status }) => status === 'fulfilled')
}

export async function writeAll(dir: string, files: readonly StoredFile[]): Promise<void> {
  await Promise.all(files.map(({ path, bytes }) => writeWhole(join(dir, path), bytes)))
}
