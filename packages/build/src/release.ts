import { createHash, sign } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTRACT_VERSION } from '@sumai/platform/contract'
import { type Release, signedPart } from '@sumai/platform/release'
import type { Chunks } from './chunks-plugin.ts'
import { distDir, type RemoteName } from './paths.ts'
import { signingKey } from './release-keys.ts'

export type UnsignedRelease = Omit<Release, 'signature'>

/**
 * Releases the build that lies in `dist`: describes it, signs it, keeps it under `releases/` and
 * makes it the current one. Returns the build id.
 */
export function release(remote: RemoteName, dist = distDir(remote)): string {
  const signed = signRelease(remote, describeBuild(remote, dist))
  keep(dist, signed)
  point(dist, signed.build)
  return signed.build
}

/** Makes a kept release the current one, in one atomic rename: how to release and to roll back. */
export function point(dist: string, build: string): void {
  const text = readFileSync(path.join(dist, 'releases', `${build}.json`), 'utf8')
  const temporary = path.join(dist, `remote.json.${process.pid}`)
  writeFileSync(temporary, text)
  renameSync(temporary, path.join(dist, 'remote.json'))
}

/** Puts a release beside the others, without making it the current one. */
export function keep(dist: string, signed: Release): void {
  mkdirSync(path.join(dist, 'releases'), { recursive: true })
  writeFileSync(path.join(dist, 'releases', `${signed.build}.json`), JSON.stringify(signed))
}

/** Kept builds, newest first. */
export function keptReleases(dist: string): string[] {
  const folder = path.join(dist, 'releases')
  const age = (file: string) => statSync(path.join(folder, file)).mtimeMs
  return readdirSync(folder)
    .sort((a, b) => age(b) - age(a))
    .map((file) => path.basename(file, '.json'))
}

/** The build that `remote.json` points to. */
export function currentRelease(dist: string): string {
  return JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')).build
}

export function signRelease(remote: RemoteName, unsigned: UnsignedRelease): Release {
  const signature = sign(null, Buffer.from(signedPart(unsigned)), signingKey(remote))
  return { ...unsigned, signature: signature.toString('base64') }
}

export function describeBuild(remote: RemoteName, dist: string): UnsignedRelease {
  const web = readChunks(dist, 'web')
  const node = readChunks(dist, 'node')
  const files = [
    ...Object.values(web).flatMap(({ js, css }) => [...js, ...css].map((file) => `web/${file}`)),
    ...(node[remote]?.js ?? []).map((file) => `node/${file}`),
  ]
  const hashes = Object.fromEntries(
    [...new Set(files)].sort().map((file) => [file, integrity(path.join(dist, file))]),
  )
  return {
    name: remote,
    build: createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 12),
    contract: CONTRACT_VERSION,
    web: { entry: entryOf(web, remote), chunks: web },
    node: { entry: entryOf(node, remote) },
    hashes,
  }
}

function readChunks(dist: string, target: 'web' | 'node'): Chunks {
  return JSON.parse(readFileSync(path.join(dist, target, 'chunks.json'), 'utf8'))
}

function entryOf(chunks: Chunks, remote: RemoteName): string {
  const entry = chunks[remote]?.js[0]
  if (!entry) throw new Error(`The build of ${remote} has no container entry`)
  return entry
}

const integrity = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
