import type { Preview } from '@sumai/platform/preview'
import { LRUCache } from 'lru-cache'
import type { RemoteEntry } from '../boot.ts'
import type { Notice } from '../site-files/licenses.ts'
import type { MountName } from '../sites.ts'
import type { Live, RemoteDefinition } from './current-release.ts'
import { NOTICES } from './load-release.ts'
import type { LiveReleases, LoadedRelease } from './messages.ts'
import { Remote, type RemoteOptions } from './remote.ts'
import type { Renderer } from './renderer.ts'

type Options = Omit<RemoteOptions, 'kept' | 'start' | 'onChange'> & {
  keptOf(name: MountName): RemoteOptions['kept']
  /** Starts a process that renders from a release, or the error pages of remotes that are down. */
  start(loaded: LoadedRelease | null, liveReleases: LiveReleases): Renderer
}

/** Maximum number of previewed builds, each a process, and ms that one lives unused. */
const PREVIEWS = { max: 2, ttl: 600_000 }

/** The remotes of the server, with the processes that render from their current releases. */
export class Registry {
  readonly #remotes: ReadonlyMap<MountName, Remote>
  readonly #options: Options
  readonly #previews = new LRUCache<string, Promise<Live>>({
    ...PREVIEWS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (preview) => preview.then(({ renderer }) => renderer.drain()).catch(() => {}),
  })
  /** Without a release. */
  #own: Renderer | undefined

  constructor(definitions: readonly RemoteDefinition[], options: Options) {
    this.#options = options
    this.#remotes = new Map(
      definitions.map((definition) => [
        definition.name,
        new Remote(definition, {
          ...options,
          kept: options.keptOf(definition.name),
          start: (loaded) => options.start(loaded, this.#liveReleases()),
          onChange: () => this.#tell(),
        }),
      ]),
    )
  }

  current(name: MountName): Live | undefined {
    return this.#remotes.get(name)?.live
  }

  /** The current release with a process that runs; `undefined` while the remote is down. */
  async need(name: MountName): Promise<Live | undefined> {
    return this.#remotes.get(name)?.need()
  }

  /** Tells that a page of the current release has failed. */
  doubt(name: MountName): void {
    this.#remotes.get(name)?.doubt()
  }

  /**
   * A process for pages that need no release: the shell's own, and the error pages of remotes that
   * are down. Any that runs can render them; one of their own is started when all remotes are down.
   */
  anyRenderer(): Renderer {
    const renderers = [...this.#remotes.values()].map(({ live }) => live?.renderer)
    return renderers.find((renderer) => renderer?.isRunning) ?? this.#ownRenderer()
  }

  #ownRenderer(): Renderer {
    if (!this.#own?.isRunning) {
      this.#own = this.#options.start(null, this.#liveReleases())
      this.#own.introduction.catch(() => {})
    }
    return this.#own
  }

  /** A build that is not the current release, verified. Throws when it is not available. */
  async preview({ remote, build }: Pick<Preview, 'remote' | 'build'>): Promise<Live> {
    const key = `${remote} ${build}`
    let preview = this.#previews.get(key)
    if (!preview) {
      preview = this.#startPreview(remote as MountName, build)
      this.#previews.set(key, preview)
      const forget = () => this.#previews.delete(key)
      preview.then(({ renderer }) => renderer.gone.then(forget), forget)
    }
    return preview
  }

  async #startPreview(name: MountName, build: string): Promise<Live> {
    const remote = this.#remotes.get(name)
    if (!remote) throw new Error(`there is no remote ${name}`)
    return remote.preview(build)
  }

  /** The entries of the current releases for browsers. */
  entries(): Record<string, RemoteEntry> {
    const live = [...this.#remotes].flatMap(([name, remote]) =>
      remote.live ? [[name, entryOf(remote.live)]] : [],
    )
    return Object.fromEntries(live)
  }

  /** The licences of everything that the current releases send to browsers. */
  notices(): Notice[] {
    return [...this.#remotes.values()].flatMap(({ live }) => {
      const file = live?.loaded.files.get(NOTICES)
      return file ? JSON.parse(new TextDecoder().decode(file)) : []
    })
  }

  /** Of each remote the current build, and the quarantined ones with the reason. */
  status() {
    return Object.fromEntries([...this.#remotes].map(([name, remote]) => [name, remote.status()]))
  }

  async refreshAll(): Promise<void> {
    await Promise.all([...this.#remotes.values()].map((remote) => remote.refresh()))
  }

  async refresh(name: MountName): Promise<void> {
    await this.#remotes.get(name)?.refresh()
  }

  /** Ends every process when it has given its last answers. */
  async close(): Promise<void> {
    this.#previews.clear()
    await Promise.all([
      this.#own?.drain(),
      ...[...this.#remotes.values()].map((remote) => remote.close()),
    ])
  }

  #liveReleases(): LiveReleases {
    const menus = [...this.#remotes].map(([name, { live }]) => [name, live?.menu ?? null])
    return { entries: this.entries(), menus: Object.fromEntries(menus) }
  }

  #tell(): void {
    const liveReleases = this.#liveReleases()
    for (const { live } of this.#remotes.values()) live?.renderer.tell(liveReleases)
    for (const preview of this.#previews.values()) {
      preview.then(({ renderer }) => renderer.tell(liveReleases)).catch(() => {})
    }
    // Whatever happens, a remote that is live can render its error pages.
    this.#own?.drain()
    this.#own = undefined
  }
}

/** Where browsers find a release. */
export function entryOf({ loaded: { release, publicUrl } }: Live): RemoteEntry {
  const { entry } = release.web
  return {
    entry: `${publicUrl}/web/${entry}`,
    integrity: release.hashes[`web/${entry}`] ?? '',
  }
}
