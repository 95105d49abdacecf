import { setTimeout as pause } from 'node:timers/promises'
import { RefusedRelease } from '@sumai/platform/verify-release'
import type { MountName } from '../sites.ts'
import {
  CurrentRelease,
  type CurrentReleaseOptions,
  type Live,
  type RemoteDefinition,
} from './current-release.ts'
import { type FetchFile, loadRelease, verifyScripts } from './load-release.ts'
import type { Renderer } from './renderer.ts'
import { verifyPointer, verifyRelease } from './verify.ts'

export type RemoteOptions = CurrentReleaseOptions & {
  fetchFile: FetchFile
  /** Renders pages from a new release as a test. Throws when one fails. */
  prove(name: MountName, renderer: Renderer): Promise<void>
  /** ms that a request waits while the process of the release is replaced; default: 1,500. */
  patienceMs?: number
}

/** ms before a refused release is tried again, because the fault may have been temporary. */
const REFUSED_FOR = 60_000
/** ms during which a release that was proved is not doubted. */
const PROVED_FOR = 1000
/** ms to fetch a remote.json. */
const TIMEOUT = 1000
/** Bytes that it may have. */
const LONGEST = 1_000_000
/**
 * ms that a request waits for the first release of a shell that has just started: a load balancer
 * may send it as soon as the port is open.
 */
const FIRST_RELEASE_WITHIN = 8000
/** ms that a request waits for the remote.json. */
const POINTER_WITHIN = 250
/** ms that a request waits while the release is being loaded, or its process replaced. */
const LOADED_WITHIN = 1500
/** ms before a request asks a failed remote again. */
const ASKED_AGAIN_AFTER = 250

/**
 * One remote as the shell's server knows it. It reads `remote.json` in the background, verifies the
 * release that it names, and swaps it without a restart. A release that is refused changes nothing.
 */
export class Remote {
  readonly #current: CurrentRelease
  readonly #definition: RemoteDefinition
  readonly #options: RemoteOptions
  /** ms since 1970 at which the team made the release the current one. */
  #since: number | undefined
  #refused: string | undefined
  /** The last logged message about the remote being unreachable. */
  #unreachable: string | undefined
  #refreshing: Promise<void> | undefined
  #hasLooked = false
  /** Whether its current release is known and being loaded. */
  #isLoading = false
  /** ms since the process started. */
  #failedAt = Number.NEGATIVE_INFINITY
  /** ms since the process started. */
  #provedAt = Number.NEGATIVE_INFINITY

  constructor(definition: RemoteDefinition, options: RemoteOptions) {
    this.#definition = definition
    this.#options = options
    this.#current = new CurrentRelease(definition, options)
  }

  get live(): Live | undefined {
    return this.#current.live
  }

  status() {
    return { live: this.#current.build ?? null, quarantined: this.#current.quarantined() }
  }

  /**
   * The current release with a process that runs. If there is none, the remote is asked now, so
   * that it recovers at once.
   */
  async need(): Promise<Live | undefined> {
    if (this.live) return this.#current.running(this.#options.patienceMs ?? LOADED_WITHIN)
    if (!this.#hasLooked) {
      await Promise.race([this.refresh(), pause(FIRST_RELEASE_WITHIN)])
      return this.live
    }
    if (performance.now() - this.#failedAt > ASKED_AGAIN_AFTER) {
      const refreshed = this.refresh()
      await Promise.race([refreshed, pause(POINTER_WITHIN)])
      if (this.#isLoading) await Promise.race([refreshed, pause(LOADED_WITHIN)])
    }
    return this.live
  }

  async refresh(): Promise<void> {
    this.#refreshing ??= this.#update().finally(() => {
      this.#refreshing = undefined
    })
    await this.#refreshing
  }

  /**
   * Tells that a page of the current release has failed. Renders the pages again by which a release
   * is proved: if they fail too, its process is ended, as if it had done so itself.
   */
  async doubt(): Promise<void> {
    const { live } = this
    if (!live || performance.now() - this.#provedAt < PROVED_FOR) return
    this.#provedAt = performance.now()
    await this.#options
      .prove(this.#definition.name, live.renderer)
      .catch((error: Error) => live.renderer.end(error.message))
  }

  /** Loads and starts a build that is not the current release. Throws when it is not available. */
  async preview(build: string): Promise<Live> {
    const { name, url, publicKey } = this.#definition
    const text = await this.#text(`${url}/releases/${build}.json`)
    const release = verifyRelease(text, name, publicKey)
    return this.#current.begin(await loadRelease(release, this.#source()))
  }

  async close(): Promise<void> {
    await this.#current.close()
  }

  async #update(): Promise<void> {
    const { name, url, publicKey } = this.#definition
    const { log } = this.#options
    let text = ''
    try {
      text = await this.#text(`${url}/remote.json`)
      if (this.#unreachable) log(`${name}: answers again`)
      this.#unreachable = undefined
      this.#isLoading = true
      if (text === this.#refused && performance.now() - this.#failedAt < REFUSED_FOR) return
      const { release, since } = verifyPointer(text, name, publicKey, this.#since)
      if (release.build !== this.#current.build) {
        this.#current.requireNoQuarantine(release.build, since)
        const [loaded] = await Promise.all([
          loadRelease(release, { ...this.#source(), held: this.live?.loaded }),
          verifyScripts(release, this.#source()),
        ])
        const next = await this.#current.begin(loaded)
        await this.#prove(next)
        this.#current.swap(next, since)
        log(`${name}: release ${release.build} is live`)
      }
      this.#since = since
      this.#refused = undefined
    } catch (error) {
      await this.#note(error as NodeJS.ErrnoException, text)
    } finally {
      this.#hasLooked = true
      this.#isLoading = false
    }
  }

  async #note(error: NodeJS.ErrnoException, text: string): Promise<void> {
    const { name } = this.#definition
    const { log } = this.#options
    this.#failedAt = performance.now()
    const reason = error.code ?? error.message
    const isRefused = error instanceof RefusedRelease
    const isKnown = isRefused ? text === this.#refused : reason === this.#unreachable
    if (isRefused) this.#refused = text
    else this.#unreachable = reason
    if (isKnown) return
    log(
      isRefused
        ? `${name}: release refused, ${reason}; the last good one stays`
        : `${name}: unreachable, ${reason}`,
    )
    if (!this.live) await this.#current.fallBack()
  }

  async #prove({ renderer }: Live): Promise<void> {
    try {
      await this.#options.prove(this.#definition.name, renderer)
    } catch (error) {
      renderer.drain()
      throw new RefusedRelease((error as Error).message)
    }
  }

  /** Where the files of its releases are. */
  #source() {
    const { url, publicUrl } = this.#definition
    return { url, publicUrl, fetchFile: this.#options.fetchFile }
  }

  async #text(url: string): Promise<string> {
    return new TextDecoder().decode(await this.#options.fetchFile(url, TIMEOUT, LONGEST))
  }
}
