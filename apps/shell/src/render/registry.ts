import { setTimeout as pause } from 'node:timers/promises'
import type { RouteObject, SiteAddresses, SiteNavigation } from '@sumai/platform'
import type { Preview } from '@sumai/platform/preview'
import type { Release } from '@sumai/platform/release'
import { createStaticHandler, type StaticHandler } from '@sumai/platform/server'
import { LRUCache } from 'lru-cache'
import type { RemoteEntry } from '../boot.ts'
import { rootHandleOf } from '../frame/menus.ts'
import { graft } from '../graft.ts'
import { mountId } from '../mounts.ts'
import { shellRoutes } from '../router.tsx'
import type { MountName } from '../sites.ts'
import { loadRoutes } from './federation.ts'
import { type Sheet, toSheet } from './sheet.ts'
import type { Notice } from './site-files/licenses.ts'
import { RefusedRelease, verifyFile, verifyPointer, verifyRelease } from './verify.ts'

export type RemoteDefinition = {
  name: MountName
  /** Address of the remote for the shell's server. */
  url: string
  /** Address for browsers. */
  publicUrl: string
  /** Ed25519 public key (PEM) of the team. */
  publicKey: string
}

/** Fetches a file of a remote; rejects on failure or after `timeoutMs`. */
export type FetchFile = (url: string, timeoutMs: number) => Promise<Uint8Array>

/** One release of a remote, ready to render from. */
export type Generation = {
  release: Release
  handler: StaticHandler
  /** The routes as the remote exports them. */
  routes: RouteObject[]
  /** The menu of its site; `null` if the remote has none. */
  menu: SiteNavigation | null
  /** The addresses of its site; `null` if the remote has none. */
  addresses: SiteAddresses | null
  /** Licences of the packages in its bundles. */
  notices: Notice[]
  /** Stylesheets by file name. */
  sheets: Map<string, Sheet>
  /** Public URL of a file of the browser build. */
  url(file: string): string
}

type State = {
  generation?: Generation
  /** ms since 1970 at which the team made it the current one. */
  since?: number
  refused?: string
  /** The last logged message about the remote being unreachable. */
  unreachable?: string
  refreshing?: Promise<void>
  /** Whether its current release is known and being loaded. */
  isLoading?: boolean
  /** ms since the process started. */
  failedAt: number
}

/** ms before a refused release is tried again, because the fault may have been temporary. */
const REFUSED_FOR = 60_000
const NOTICES = 'web/licenses.json'
/** Scripts with a hash in their name; the others are from a development server, and change. */
const IN_BROWSERS = /^web\/.+\.[0-9a-f]{8}\.js$/
/** ms to fetch a remote.json. */
const TIMEOUT = 1000
/** ms that a request waits for the remote.json. */
const SILENCE = 250
/** ms that a request waits while the release is being loaded. */
const PATIENCE = 1500
/** ms to fetch a file of a release; all files are fetched at once. */
const FILE_TIMEOUT = 5000
/** Maximum number of previewed builds in memory. */
const PREVIEWS = 4
/** ms before a request asks a failed remote again. */
const PAUSE = 250

/**
 * The loaded remotes of the server. It reads every `remote.json` in the background, verifies the
 * release it names and swaps it without a restart. If a release is refused, or a remote is
 * unreachable, the loaded generation is kept.
 */
export class Registry {
  readonly #states: ReadonlyMap<MountName, State>
  readonly #definitions: readonly RemoteDefinition[]
  readonly #fetch: FetchFile
  readonly #log: (message: string) => void
  readonly #previews = new LRUCache<string, Promise<Generation>>({ max: PREVIEWS })
  /** Renders a page from a new generation as a test. Throws when it fails. */
  prove: (name: MountName, generation: Generation) => Promise<void> = async () => {}

  constructor(
    definitions: readonly RemoteDefinition[],
    fetchFile: FetchFile,
    log: (message: string) => void,
  ) {
    this.#definitions = definitions
    this.#fetch = fetchFile
    this.#log = log
    this.#states = new Map(
      definitions.map(({ name }) => [name, { failedAt: Number.NEGATIVE_INFINITY }]),
    )
  }

  current(name: MountName): Generation | undefined {
    return this.#states.get(name)?.generation
  }

  /**
   * The loaded generation; if there is none, the remote is asked now, so that it recovers at once.
   */
  async need(name: MountName): Promise<Generation | undefined> {
    const state = this.#states.get(name)
    if (state && !state.generation && performance.now() - state.failedAt > PAUSE) {
      const refreshed = this.refresh(name)
      await Promise.race([refreshed, pause(SILENCE)])
      if (state.isLoading) await Promise.race([refreshed, pause(PATIENCE)])
    }
    return state?.generation
  }

  /** A build that is not the current release, verified. Throws when it is not available. */
  async preview({ remote, build }: Pick<Preview, 'remote' | 'build'>): Promise<Generation> {
    const definition = this.#definitions.find(({ name }) => name === remote)
    if (!definition) throw new Error(`there is no remote ${remote}`)
    const key = `${remote} ${build}`
    let generation = this.#previews.get(key)
    if (!generation) {
      generation = previewOf(definition, build, this.#fetch)
      this.#previews.set(key, generation)
      generation.catch(() => this.#previews.delete(key))
    }
    return generation
  }

  /** The entries of the current releases for browsers; a preview replaces that of its remote. */
  entries(preview?: Generation): Record<string, RemoteEntry> {
    const entries: Record<string, RemoteEntry> = {}
    for (const { name } of this.#definitions) {
      const generation = preview?.release.name === name ? preview : this.current(name)
      if (!generation) continue
      const { entry } = generation.release.web
      entries[name] = {
        entry: generation.url(entry),
        integrity: generation.release.hashes[`web/${entry}`] ?? '',
      }
    }
    return entries
  }

  /** The licences of everything that the current releases send to browsers. */
  notices(): Notice[] {
    return this.#definitions.flatMap(({ name }) => this.current(name)?.notices ?? [])
  }

  async refreshAll(): Promise<void> {
    await Promise.all(this.#definitions.map(({ name }) => this.refresh(name)))
  }

  async refresh(name: MountName): Promise<void> {
    const state = this.#states.get(name)
    const definition = this.#definitions.find((candidate) => candidate.name === name)
    if (!state || !definition) return
    state.refreshing ??= this.#update(definition, state).finally(() => {
      state.refreshing = undefined
    })
    await state.refreshing
  }

  async #update(definition: RemoteDefinition, state: State): Promise<void> {
    const { name, url, publicKey } = definition
    let text = ''
    try {
      text = textOf(await this.#fetch(`${url}/remote.json`, TIMEOUT))
      if (state.unreachable) this.#log(`${name}: answers again`)
      state.unreachable = undefined
      state.isLoading = true
      if (text === state.refused && performance.now() - state.failedAt < REFUSED_FOR) return
      const { release, since } = verifyPointer(text, name, publicKey, state.since)
      if (release.build !== state.generation?.release.build) {
        const generation = await load(definition, release, this.#fetch, state.generation)
        await this.prove(name, generation)
        state.generation = generation
        this.#log(`${name}: release ${release.build} is live`)
      }
      state.since = since
      state.refused = undefined
    } catch (error) {
      state.failedAt = performance.now()
      const { message, code } = error as NodeJS.ErrnoException
      if (error instanceof RefusedRelease) {
        state.refused = text
        return this.#log(`${name}: release refused, ${message}; the last good one stays`)
      }
      const reason = code ?? message
      if (reason !== state.unreachable) this.#log(`${name}: unreachable, ${reason}`)
      state.unreachable = reason
    } finally {
      state.isLoading = false
    }
  }
}

async function previewOf(
  definition: RemoteDefinition,
  build: string,
  fetchFile: FetchFile,
): Promise<Generation> {
  const text = textOf(await fetchFile(`${definition.url}/releases/${build}.json`, TIMEOUT))
  const release = verifyRelease(text, definition.name, definition.publicKey)
  return load(definition, release, fetchFile)
}

async function load(
  definition: RemoteDefinition,
  release: Release,
  fetchFile: FetchFile,
  held?: Generation,
): Promise<Generation> {
  const { name, url: base, publicUrl } = definition
  const file = async (path: string) => {
    const bytes = await fetchFile(`${base}/${path}`, FILE_TIMEOUT)
    verifyFile(release, path, bytes)
    return bytes
  }
  const url = (path: string) => `${publicUrl}/web/${path}`
  const scripts = Object.keys(release.hashes).filter((path) => IN_BROWSERS.test(path))
  const [code, sheets] = await Promise.all([
    file(`node/${release.node.entry}`),
    sheetsOf(release, url, file, held),
    // Browsers check the hashes: a release with changed files must not go live.
    ...scripts.map(file),
  ])
  const notices = release.hashes[NOTICES] ? JSON.parse(textOf(await file(NOTICES))) : []
  const { routes, ...given } = await runnable(
    name,
    `${base}/node/${release.node.entry}`,
    textOf(code),
  )
  return {
    release,
    handler: createStaticHandler(shellRoutes({ [name]: routes }, () => false)),
    notices,
    routes,
    ...given,
    sheets,
    url,
  }
}

/**
 * The stylesheets of a release; unchanged ones are reused from the generation `held`. A separate
 * function, because a closure that the new generation keeps (`url`) would keep `held` in memory,
 * and so every earlier generation.
 */
async function sheetsOf(
  release: Release,
  url: Generation['url'],
  file: (path: string) => Promise<Uint8Array>,
  held: Generation | undefined,
): Promise<Generation['sheets']> {
  const sheet = async (css: string): Promise<[string, Sheet]> => {
    const path = `web/${css}`
    const same = held?.release.hashes[path] === release.hashes[path] && held?.sheets.get(css)
    return [css, same || toSheet({ href: url(css), css: textOf(await file(path)) })]
  }
  const cssFiles = [...new Set(Object.values(release.web.pages).flatMap(({ css }) => css))]
  return new Map(await Promise.all(cssFiles.map(sheet)))
}

/** Refuses a release that throws while it is loaded, or whose routes the router does not accept. */
async function runnable(name: MountName, entry: string, code: string) {
  try {
    const routes = graft(await loadRoutes(name, entry, code))
    createStaticHandler([{ id: mountId(name), children: routes }])
    const { navigation, addresses } = rootHandleOf(name, routes)
    return {
      routes,
      menu: (await navigation?.()) ?? null,
      addresses: (await addresses?.()) ?? null,
    }
  } catch (error) {
    throw new RefusedRelease(`it cannot be loaded: ${(error as Error).message}`)
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
