import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@sumai/platform/release'
import type { LoadedRelease } from './messages.ts'

/** How many releases of a remote are kept. Several of them may turn out to be bad. */
const KEPT = 5

/**
 * Why a release must not run until its team makes it the current one again, later than `since` (ms
 * since 1970).
 */
export type Quarantine = { reason: string; since: number }

/**
 * The last good releases of a remote, in a folder of their own: what the server needs of them. They
 * take over when the current one turns out to be bad. The files are verified again when they are
 * read. Beside them lies the list of those that are in quarantine.
 */
export class KeptReleases {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Builds, newest first. */
  builds(): string[] {
    return this.#read<string[]>('builds.json') ?? []
  }

  /** Keeps a release as the newest one, and forgets the oldest. */
  keep({ release, files }: LoadedRelease): void {
    const builds = this.builds()
    if (builds[0] === release.build) return
    const folder = path.join(this.#folder, release.build)
    for (const [file, bytes] of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), bytes)
    }
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release))
    this.#list([release.build, ...builds.filter((build) => build !== release.build)])
  }

  forget(build: string): void {
    this.#list(this.builds().filter((kept) => kept !== build))
    rmSync(path.join(this.#folder, build), { recursive: true, force: true })
  }

  /** Text of the file that describes a release, as its team signed it. */
  description(build: string): string {
    return readFileSync(path.join(this.#folder, build, 'release.json'), 'utf8')
  }

  /** Reads `<build>/<path>`. */
  read(file: string): Uint8Array {
    return readFileSync(path.join(this.#folder, file))
  }

  /** Releases in quarantine, by build. */
  quarantined(): Record<string, Quarantine> {
    return this.#read<Record<string, Quarantine>>('quarantine.json') ?? {}
  }

  setQuarantined(quarantined: Record<string, Quarantine>): void {
    this.#write('quarantine.json', quarantined)
  }

  #list(builds: Release['build'][]): void {
    this.#write('builds.json', builds.slice(0, KEPT))
    for (const build of builds.slice(KEPT)) {
      rmSync(path.join(this.#folder, build), { recursive: true, force: true })
    }
  }

  #read<T>(name: string): T | null {
    try {
      return JSON.parse(readFileSync(path.join(this.#folder, name), 'utf8'))
    } catch {
      return null
    }
  }

  #write(name: string, value: unknown): void {
    mkdirSync(this.#folder, { recursive: true })
    const file = path.join(this.#folder, name)
    // Another process of the shell may write the same file.
    const next = `${file}.${process.pid}`
    writeFileSync(next, JSON.stringify(value))
    renameSync(next, file)
  }
}
