import { readdirSync, readFileSync, statSync } from 'node:fs'
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
  return readdirSync(folderOf(dist))
    .map((file) => path.basename(file, '.json'))
    .sort((a, b) => ageOf(dist, a) - ageOf(dist, b))
}
