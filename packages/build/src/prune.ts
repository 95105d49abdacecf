import { rmSync } from 'node:fs'
import path from 'node:path'
import { ageOf, keptReleases, readRelease, releaseFile } from './kept-releases.ts'
import { compressedOf } from './precompress.ts'

/** How many releases stay reachable, however old they are. */
const RELEASES = 10
/** ms that every release stays reachable, however many follow: pages may be open for so long. */
const TIME = 7 * 24 * 3600 * 1000

/** Deletes the releases that no open page can need any more, with the files that only they have. */
export function prune(dist: string, current: string): void {
  const all = keptReleases(dist)
  const gone = all.filter(
    (build, index) => index >= RELEASES && ageOf(dist, build) > TIME && build !== current,
  )
  const filesOf = (build: string) => Object.keys(readRelease(dist, build).hashes)
  const needed = new Set(all.filter((build) => !gone.includes(build)).flatMap(filesOf))
  for (const build of gone) {
    for (const file of filesOf(build).filter((candidate) => !needed.has(candidate))) {
      for (const one of [file, ...compressedOf(file)]) rmSync(path.join(dist, one), { force: true })
    }
    rmSync(releaseFile(dist, build))
  }
}
