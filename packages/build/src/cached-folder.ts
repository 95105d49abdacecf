import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { repoRoot } from './paths.ts'

const CACHE = path.join(repoRoot, 'node_modules/.cache/sumai')

/** Everything that decides what a database with demo data holds. */
export const DATABASE_SOURCES = [
  'apps/api',
  'packages/basemap',
  'packages/demo',
  'packages/domain',
  'packages/format',
  'packages/geo',
  'packages/madori',
  'packages/api-client',
  'pnpm-lock.yaml',
]

/** ms that an earlier version stays, for a run that is still using it. */
const KEPT = 24 * 3600 * 1000

/** Made by installs, builds and starts, or far too large to be read at every start. */
const NO_SOURCE = /^(node_modules|dist.*|\.data|media|.*\.test\.tsx?)$/

type Wanted = {
  name: string
  /** Files and folders of the checkout that decide what `make` makes. */
  sources: string[]
  /** Anything else that decides it. */
  key?: string
  make: (folder: string) => Promise<void>
  /** The folder of all cached folders. */
  cache?: string
}

/**
 * A folder that takes long to make, kept from one run to the next and made again when one of its
 * sources changes. Never write to it: work on a copy. Several processes may call this at once.
 */
export async function cachedFolder({
  name,
  sources,
  key = '',
  make,
  cache = CACHE,
}: Wanted): Promise<string> {
  const folder = path.join(cache, `${name}-${hashOf(sources, key)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  dropOld(cache, name)
  const draft = mkdtempSync(path.join(cache, `${name}-draft-`))
  try {
    await make(draft)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process was first.
    if (!existsSync(folder)) throw error
  }
  return folder
}

function hashOf(sources: string[], key: string): string {
  const hash = createHash('sha256').update(`${process.versions.node} ${key}`)
  for (const source of sources) {
    for (const file of filesOf(path.join(repoRoot, source))) {
      hash.update(path.relative(repoRoot, file)).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function filesOf(file: string): string[] {
  if (!existsSync(file) || NO_SOURCE.test(path.basename(file))) return []
  if (!statSync(file).isDirectory()) return [file]
  const names = readdirSync(file).sort()
  return names.flatMap((name) => filesOf(path.join(file, name)))
}

function dropOld(cache: string, name: string): void {
  for (const entry of readdirSync(cache)) {
    const file = path.join(cache, entry)
    const isOld = entry.startsWith(`${name}-`) && Date.now() - statSync(file).mtimeMs > KEPT
    if (isOld) rmSync(file, { recursive: true, force: true })
  }
}
