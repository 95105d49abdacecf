import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cachedFolder, DATABASE_SOURCES } from '../cached-folder.ts'
import { memoryFolder } from '../memory-folder.ts'

/**
 * One folder for all that a run puts aside, and nothing left of it; and one for databases that the
 * next run finds again.
 */
export default async function temporaryFolder() {
  const folder = mkdtempSync(join(memoryFolder(), 'jest-'))
  // PostgreSQL runs as a user of its own, who must be able to enter.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.env.TEST_CACHE = await cachedFolder({
    name: 'api-tests',
    sources: DATABASE_SOURCES,
    make: async () => {},
  })
  globalThis.dropTemporaryFolder = () => rmSync(folder, { recursive: true, force: true })
}
