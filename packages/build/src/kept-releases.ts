import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@sumai/platform/release'

const folderOf = (dist: string) => path.join(dist, 'releases')

export const releaseFile = (dist: string, build: string) =>
  path.join(folderOf(dist), `${build}.json`)

export const readRelease = (dist: string, build: string): Pick<Release, 'build' | 'hashes'> =>
  JSON.parse(readFileSync(releaseFile(dist, build), 'utf8'))

/** ms since a release was made. */
export const ageOf = (dist: string, build: string): number =>
  Date.now() - statSync(releaseFile(dist, build)).mtimeMs

/** Kept builds, newest first. */
export function keptReleases(dist: string): string[] {
  if (!existsSync(folderOf(dist))) return []
  return readdirSync(folderOf(dist))
    .map((file) => path.basename(file, '.json'))
    .sort((a, b) => ageOf(dist, a) - ageOf(dist, b))
}

const recordFile = (dist: string) => path.join(dist, 'released.json')

/**
 * Kept builds that have been the current release, the last released first; one that was kept for a
 * preview alone is not among them. All that is kept, where a folder has no record yet.
 */
export function releasedBuilds(dist: string): string[] {
  const kept = keptReleases(dist)
  if (!existsSync(recordFile(dist))) return kept
  const released: string[] = JSON.parse(readFileSync(recordFile(dist), 'utf8'))
  return released.filter((build) => kept.includes(build))
}

export const recordReleased = (dist: string, builds: readonly string[]): void =>
  replaceFile(recordFile(dist), JSON.stringify(builds))

/** The release that a rollback from this one leads to. */
export function releaseBefore(dist: string, build: string): string | undefined {
  const released = releasedBuilds(dist)
  return released[released.indexOf(build) + 1]
}

/** Writes a file in one atomic rename: whoever reads it meanwhile reads the one before. */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}
