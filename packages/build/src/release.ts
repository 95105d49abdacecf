import { createHash, sign } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTRACT_VERSION } from '@sumai/platform/contract'
import { formatPreviewToken } from '@sumai/platform/preview'
import {
  integrityOf,
  type Pointer,
  pointedAt,
  type Release,
  signedPart,
} from '@sumai/platform/release'
import { releaseFile } from './kept-releases.ts'
import type { PageFiles } from './page-files-plugin.ts'
import { type AppName, distDir, type RemoteName } from './paths.ts'
import { prune } from './prune.ts'
import { signingKey } from './release-keys.ts'
import { neededVersions } from './shared.ts'

export type UnsignedRelease = Omit<Release, 'signature'>

/**
 * Releases the build that lies in `dist`: describes it, signs it, keeps it under `releases/` and
 * makes it the current one. Returns the build id.
 */
export function release(remote: RemoteName, dist = distDir(remote)): string {
  const build = propose(remote, dist)
  point(dist, build)
  prune(dist, build)
  return build
}

/** Signs and keeps the build that lies in `dist` beside the current release, for previews. */
export function propose(remote: RemoteName, dist = distDir(remote)): string {
  const signed = signRelease(remote, describeBuild(remote, dist))
  keep(dist, signed)
  return signed.build
}

/** What staff open to see a kept build inside the production shell. */
export function previewToken(remote: RemoteName, build: string, until: number): string {
  return formatPreviewToken({ remote, build, until }, (text) =>
    sign(null, Buffer.from(text), signingKey(remote)),
  )
}

/**
 * The shell and the staff's screens have no release of their own: server and browser build are
 * started together. Earlier files are kept for pages that are still open, as those of a remote are.
 */
export function keepFiles(app: AppName, dist = distDir(app)): void {
  const hashes = hashesOf(dist, ['web'])
  const build = idOf(hashes)
  keep(dist, { build, hashes })
  prune(dist, build)
}

/** Makes a kept release the current one, in one atomic rename: how to release and to roll back. */
export function point(dist: string, build: string): void {
  const release: Release = JSON.parse(readFileSync(releaseFile(dist, build), 'utf8'))
  const temporary = path.join(dist, `remote.json.${process.pid}`)
  writeFileSync(temporary, JSON.stringify(signPointer(release, Date.now())))
  renameSync(temporary, path.join(dist, 'remote.json'))
}

/** What `remote.json` says of a release that is the current one since then (ms since 1970). */
export function signPointer(release: Release, since: number): Pointer {
  const text = pointedAt({ release, since })
  const signature = sign(null, Buffer.from(text), signingKey(release.name as RemoteName))
  return { release, since, signature: signature.toString('base64') }
}

/** Puts a release beside the others, without making it the current one. */
export function keep(dist: string, signed: Pick<Release, 'build' | 'hashes'>): void {
  mkdirSync(path.join(dist, 'releases'), { recursive: true })
  writeFileSync(releaseFile(dist, signed.build), JSON.stringify(signed))
}

/** The build that `remote.json` points to. */
export function currentRelease(dist: string): string {
  return JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')).release.build
}

export function signRelease(remote: RemoteName, unsigned: UnsignedRelease): Release {
  const signature = sign(null, Buffer.from(signedPart(unsigned)), signingKey(remote))
  return { ...unsigned, signature: signature.toString('base64') }
}

export function describeBuild(remote: RemoteName, dist: string): UnsignedRelease {
  const web = readPages(dist, 'web')
  const node = readPages(dist, 'node')
  const hashes = hashesOf(dist, ['web', 'node'])
  return {
    name: remote,
    build: idOf(hashes),
    contract: CONTRACT_VERSION,
    needs: neededVersions(),
    web: { entry: entryOf(web, remote), pages: web },
    node: { entry: entryOf(node, remote) },
    hashes,
  }
}

/** Of every file that a build consists of, keyed `web/…` or `node/…`. */
function hashesOf(dist: string, targets: string[]): Record<string, string> {
  const files = targets.flatMap((target) => {
    const names: string[] = JSON.parse(readFileSync(path.join(dist, target, 'files.json'), 'utf8'))
    return names.map((name) => `${target}/${name}`)
  })
  return Object.fromEntries(files.sort().map((file) => [file, integrity(path.join(dist, file))]))
}

const idOf = (hashes: Record<string, string>) =>
  createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 12)

function readPages(dist: string, target: 'web' | 'node'): PageFiles {
  return JSON.parse(readFileSync(path.join(dist, target, 'pages.json'), 'utf8'))
}

function entryOf(pages: PageFiles, remote: RemoteName): string {
  const { js: [entry] = [], css = [] } = pages[remote] ?? {}
  if (!entry) throw new Error(`The build of ${remote} has no container entry`)
  if (css.length > 0) throw new Error(`${remote}: no container loads a stylesheet of routes.ts`)
  return entry
}

const integrity = (file: string) => integrityOf(readFileSync(file))
