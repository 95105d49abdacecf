import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file whole or not at all, readable by its owner alone. It has reached the disk when the
 * promise resolves: a power cut leaves it there.
 */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true })
  } catch (cause) {
    await rm(draft, { force: true })
    throw cause
  }
  await rename(draft, file)
  const entry = await open(folder)
  await entry.sync().finally(() => entry.close())
}
