import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes the files of a folder that were last written before a moment; there may be no folder. */
export async function removeOldFiles(dir: string, before: Date): Promise<void> {
  const names = await readdir(dir).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return []
    throw cause
  })
  for (const name of names) {
    const file = join(dir, name)
    if ((await stat(file)).mtime < before) await rm(file, { force: true })
  }
}
