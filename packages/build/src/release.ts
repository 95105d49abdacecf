import { createHash, sign } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
import { recordReleased, releasedBuilds, releaseFile, replaceFile } from './kept-releases.ts'
import type { PageFiles } from './page-files-plugin.ts'
import { distDir, type ReleasedName } from './paths.ts'
import { prune } from './prune.ts'
import { signingKey } from './release-keys.ts'
import { neededVersions } from './shared.ts'

export type UnsignedRelease = Omit<Release, 'signature'>

/**
 * Releases the build that lies in `dist`: describes it, signs it, keeps it under `releases/` and
 * makes it the current one. Returns the build id.
 */
export function release(app: ReleasedName, dist = distDir(app)): string {
  const build = propose(app, dist)
  point(dist, build)
  // Also one that had been released before.
  recordReleased(dist, [build, ...releasedBuilds(dist).filter((other) => other !== build)])
  prune(dist, build)
  return build
}

/** Signs and keeps the build that lies in `dist` beside the current release, for previews. */
export function propose(app: ReleasedName, dist = distDir(app)): string {
  const described = app === 'staff' ? describeScreens(dist) : describeBuild(app, dist)
  const signed = signRelease(app, described)
  // Begins the record of an older folder, before there is a build in it that was never released.
  recordReleased(dist, releasedBuilds(dist))
  keep(dist, signed)
  return signed.build
}

/** What staff open to see a kept build inside the production shell. */
export function previewToken(remote: ReleasedName, build: string, until: number): string {
  return formatPreviewToken({ remote, build, until }, (text) =>
    sign(null, Buffer.from(text), signingKey(remote)),
  )
}

/**
 * The shell has no release of its own: server and browser build are started together. Earlier files
 * are kept for pages that are still open, as those of a remote are.
 */
export function keepShellFiles(dist = distDir('shell')): void {
  const hashes = hashesOf(dist, ['web'])
  const build = idOf(hashes)
  keep(dist, { build, hashes })
  prune(dist, build)
}

/** Makes a kept release the current one, in one atomic rename: how to release and to roll back. */
export function point(dist: string, build: string): void {
  const release: Release = JSON.parse(readFileSync(releaseFile(dist, build), 'utf8'))
  const released = releasedBuilds(dist)
  if (!released.includes(build)) recordReleased(dist, [build, ...released])
  replaceFile(path.join(dist, 'remote.json'), JSON.stringify(signPointer(release, Date.now())))
}

/** What `remote.json` says of a release that is the current one since then (ms since 1970). */
export function signPointer(release: Release, since: number): Pointer {
  const text = pointedAt({ release, since })
  const signature = sign(null, Buffer.from(text), signingKey(release.name as ReleasedName))
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

export function signRelease(app: ReleasedName, unsigned: UnsignedRelease): Release {
  const signature = sign(null, Buffer.from(signedPart(unsigned)), signingKey(app))
  return { ...unsigned, signature: signature.toString('base64') }
}

export function describeBuild(
  remote: Exclude<ReleasedName, 'staff'>,
  dist: string,
): UnsignedRelease {
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

/**
 * The staff's screens: one document, under a name of its own so that an earlier one can come back,
 * and what it loads. Nothing of them runs on a server or takes a library from elsewhere.
 */
function describeScreens(dist: string): UnsignedRelease {
  const document = readFileSync(path.join(dist, 'web/index.html'))
  const entry = `index.${createHash('sha256').update(document).digest('hex').slice(0, 8)}.html`
  writeFileSync(path.join(dist, 'web', entry), document)
  const { 'web/index.html': _, ...files } = hashesOf(dist, ['web'])
  const hashes = { ...files, [`web/${entry}`]: integrityOf(document) }
  return {
    ...{ name: 'staff', build: idOf(hashes), contract: CONTRACT_VERSION, needs: {} },
    web: { entry, pages: {} },
    node: { entry: '' },
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

function entryOf(pages: PageFiles, remote: string): string {
  const { js: [entry] = [], css = [] } = pages[remote] ?? {}
  if (!entry) throw new Error(`The build of ${remote} has no container entry`)
  if (css.length > 0) throw new Error(`${remote}: no container loads a stylesheet of routes.ts`)
  return entry
}

const integrity = (file: string) => integrityOf(readFileSync(file))
