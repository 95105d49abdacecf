import { setTimeout as pause } from 'node:timers/promises'
import type { SiteNavigation } from '@sumai/platform'
import { RefusedRelease } from '@sumai/platform/verify-release'
import type { MountName } from '../sites.ts'
import type { KeptReleases, Quarantine } from './kept-releases.ts'
import { type FetchFile, loadRelease } from './load-release.ts'
import type { LoadedRelease } from './messages.ts'
import type { Renderer } from './renderer.ts'
import { verifyRelease } from './verify.ts'

export type RemoteDefinition = {
  name: MountName
  /** Address of the remote for the shell's server. */
  url: string
  /** Address for browsers. */
  publicUrl: string
  /** Ed25519 public key (PEM) of the team. */
  publicKey: string
}

/** A release and the process that renders from it. */
export type Live = {
  loaded: LoadedRelease
  /** The menu of its site; `null` if the remote has none. */
  menu: SiteNavigation | null
  renderer: Renderer
}

export type CurrentReleaseOptions = {
  kept: KeptReleases
  start(loaded: LoadedRelease): Renderer
  /** Called when another release, or another process of the same, is the current one. */
  onChange(): void
  log(message: string): void
}

/** A process that ends is replaced so many times in so many ms; then its release is bad. */
const REPLACEMENTS = 2
const REMEMBERED = 600_000
/** ms before the only release there is is started again, after it has ended too often. */
const REST = 2000

/**
 * The release of a remote that visitors see, and its process. A process that ends is replaced. A
 * release whose process keeps ending is put in quarantine, and the last good one takes over.
 */
export class CurrentRelease {
  /** Also while its process is being replaced. */
  live: Live | undefined
  readonly #definition: RemoteDefinition
  readonly #options: CurrentReleaseOptions
  readonly #quarantined: Map<string, Quarantine>
  /** Ends when another process is live. */
  #replacing: Promise<void> | undefined
  /** When its processes have ended, ms since this process started. */
  #ends: number[] = []
  /** ms since 1970, by the clock of its team, at which it became the current one. */
  #since = 0
  #isClosed = false

  constructor(definition: RemoteDefinition, options: CurrentReleaseOptions) {
    this.#definition = definition
    this.#options = options
    this.#quarantined = new Map(Object.entries(options.kept.quarantined()))
  }

  get build(): string | undefined {
    return this.live?.loaded.release.build
  }

  /** The release when its process runs; `undefined` when it takes longer than that to replace it. */
  async running(patienceMs: number): Promise<Live | undefined> {
    const isReplaced = this.#replacing?.then(() => true) ?? true
    return (await Promise.race([isReplaced, pause(patienceMs, false)])) ? this.live : undefined
  }

  /** Releases that must not run, with the reason, by build. */
  quarantined(): Record<string, string> {
    const all = [...this.#quarantined].map(([build, { reason }]) => [build, reason])
    return Object.fromEntries(all)
  }

  /** Throws when the release is in quarantine and its team has not made it the current one since. */
  requireNoQuarantine(build: string, since: number): void {
    const quarantine = this.#quarantined.get(build)
    if (!quarantine) return
    if (since <= quarantine.since) {
      throw new RefusedRelease(`${build} is in quarantine, ${quarantine.reason}`)
    }
    this.#quarantined.delete(build)
    this.#write('quarantine', () => this.#writeQuarantine())
  }

  /** Starts a process for a release. Refuses one that ends, hangs or throws while it is loaded. */
  async begin(loaded: LoadedRelease): Promise<Live> {
    const renderer = this.#options.start(loaded)
    try {
      const { menu } = await renderer.introduction
      return { loaded, menu, renderer }
    } catch (error) {
      renderer.drain()
      throw new RefusedRelease(`it cannot be loaded: ${(error as Error).message}`)
    }
  }

  /**
   * Makes a release the current one; the one before gives its last answers and ends. `since`: when
   * its team did so, ms since 1970.
   */
  swap(next: Live, since = this.#since): void {
    const { kept, onChange } = this.#options
    const before = this.live
    this.#since = since
    if (this.build !== next.loaded.release.build) this.#ends = []
    this.live = next
    this.#replacing = undefined
    next.renderer.gone.then((reason) => {
      if (this.live !== next || this.#isClosed) return
      this.#replacing = this.#replace(next, reason)
    })
    this.#write('release', () => kept.keep(next.loaded))
    onChange()
    before?.renderer.drain()
  }

  /**
   * Goes back to the last good release on disk, and puts `bad` in quarantine. Returns `false`, and
   * puts nothing in quarantine, when there is none.
   */
  async fallBack(bad?: Live, reason = ''): Promise<boolean> {
    const { name } = this.#definition
    const { kept, log } = this.#options
    const before = this.live
    for (const build of kept.builds()) {
      if (build === bad?.loaded.release.build || this.#quarantined.has(build)) continue
      try {
        const next = await this.#beginKept(build)
        if (this.live !== before) {
          next.renderer.drain()
          return true
        }
        if (bad) this.#putInQuarantine(bad.loaded.release.build, reason)
        this.swap(next)
        log(`${name}: the last good release ${build} is live again`)
        return true
      } catch (error) {
        log(`${name}: ${build} cannot take over, ${(error as Error).message}`)
      }
    }
    return false
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.live?.renderer.drain()
  }

  /** Replaces a process that has ended, until one runs or a newer release is the current one. */
  async #replace(ended: Live, firstReason: string): Promise<void> {
    const { name } = this.#definition
    const { build } = ended.loaded.release
    let reason = firstReason
    while (this.live === ended && !this.#isClosed) {
      this.#options.log(`${name}: the renderer of ${build} has ended, ${reason}`)
      this.#ends = this.#ends.filter((at) => performance.now() - at < REMEMBERED)
      this.#ends.push(performance.now())
      if (this.#ends.length > REPLACEMENTS) {
        if (await this.fallBack(ended, reason)) return
        await pause(REST)
      }
      try {
        const next = await this.begin(ended.loaded)
        if (this.live !== ended) return void next.renderer.drain()
        return this.swap(next)
      } catch (error) {
        reason = (error as Error).message
      }
    }
  }

  async #beginKept(build: string): Promise<Live> {
    const { name, publicKey, publicUrl } = this.#definition
    const { kept } = this.#options
    const release = verifyRelease(kept.description(build), name, publicKey)
    const fetchFile: FetchFile = async (file) => kept.read(file)
    return this.begin(await loadRelease(release, { url: build, publicUrl, fetchFile }))
  }

  #putInQuarantine(build: string, reason: string): void {
    const { name } = this.#definition
    const { kept, log } = this.#options
    this.#quarantined.set(build, { reason, since: this.#since })
    log(`${name}: ${build} is in quarantine, ${reason}`)
    this.#write('quarantine', () => {
      this.#writeQuarantine()
      kept.forget(build)
    })
  }

  #writeQuarantine(): void {
    this.#options.kept.setQuarantined(Object.fromEntries(this.#quarantined))
  }

  /** The site goes on when the disk is full. */
  #write(what: string, write: () => void): void {
    try {
      write()
    } catch (error) {
      const { message } = error as Error
      this.#options.log(
        `${this.#definition.name}: its ${what} cannot be written to disk, ${message}`,
      )
    }
  }
}
