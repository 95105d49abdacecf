import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One folder for all that a run puts aside (databases above all), and nothing left of it. */
export default function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'jest-'))
  // PostgreSQL runs as a user of its own, who must be able to enter.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  globalThis.dropTemporaryFolder = () => rmSync(folder, { recursive: true, force: true })
}
