/**
 * What the shell's main process and its renderers say to each other. A renderer is a process with
 * the shell's render code and one release of a remote (docs/decisions/0020).
 */
import type { AddressedEntry, SiteNavigation } from '@sumai/platform'
import type { Release } from '@sumai/platform/release'
import type { Boot, RemoteEntry } from '../boot.ts'
import type { MountName } from '../sites.ts'

/** What stays the same while the shell runs. */
export type RenderSettings = {
  /** Folder of the shell's browser build, and the address of its files for browsers. */
  assetsDir: string
  assetsBase: string
  publicOrigin: string
  apiOrigin: string
  apiPublicOrigin: string
  remoteOrigins: string[]
  internalToken: string
  /** Hosts of maps besides our own. */
  map: NonNullable<Boot['map']>
  /** ms that a page waits for data it can do without. */
  extraMs: number
  /** ms that all data of a page may take; then it is a 503. */
  deadlineMs: number
  serviceWorker: boolean
  /** Of the tag manager, if there is one. */
  tagManager: string | undefined
  /** Whether browsers report web vitals. */
  webVitals: boolean
}

/** A release with the verified bytes of its files that the server needs, by path. */
export type LoadedRelease = {
  release: Release
  files: ReadonlyMap<string, Uint8Array>
  /** Address of its files for browsers. */
  publicUrl: string
}

/** The current releases of all remotes, as every renderer knows them. */
export type LiveReleases = {
  /** Where browsers find them. */
  entries: Record<string, RemoteEntry>
  menus: Partial<Record<MountName, SiteNavigation | null>>
}

export type Start = {
  settings: RenderSettings
  liveReleases: LiveReleases
  /** Without one it renders the error pages of remotes that are down. */
  loaded: LoadedRelease | null
}

/** What a release says of itself when it has been loaded. */
export type Introduction = { menu: SiteNavigation | null }

/** A page that somebody asks for. */
export type Asked = {
  /** Path and query. */
  url: string
  method: 'GET' | 'POST'
  /** The posted form, URL-encoded. */
  body?: Uint8Array
  /** IP address, for the rate limits of the API. */
  visitor: string
  /** The build that staff see instead of the current release of its remote. */
  preview?: { remote: MountName; build: string; entry: RemoteEntry }
  /** Headers that continue the trace of the request. */
  trace?: Record<string, string>
}

export type Redirect = { status: number; location: string }

export type DrawnPage = {
  status: number
  /** The HTML, compressed with brotli. */
  br: Buffer
  csp: string
  /** Whether it may be cached for other visitors. */
  cacheable: boolean
  /** Whether it contains data of one visitor: a form with its key, a receipt. */
  personal: boolean
  /** Whether no data was left out. */
  complete: boolean
  /** Errors of the release's own code, without those of the API. */
  faults: string[]
}

/** Every question that a renderer answers. */
export type Questions = {
  page: { asks: Asked; answer: DrawnPage | Redirect }
  /** Addresses of entries of the API; `null` for those without a page in this release. */
  entryPaths: { asks: AddressedEntry[]; answer: (string | null)[] }
  /** Which of these paths have a page in this release. */
  havePages: { asks: string[]; answer: boolean[] }
  /** The page that a feed is about: `news`, or a city by its slug. */
  feedPath: { asks: string; answer: string | null }
  /** Paths of the pages without parameters. */
  fixedPaths: { asks: null; answer: string[] }
}

export type QuestionName = keyof Questions

export type ToRenderer =
  | { type: 'start'; start: Start }
  | { type: 'live-releases'; liveReleases: LiveReleases }
  | { type: 'beat' }
  | { type: 'ask'; id: number; name: QuestionName; what: unknown }

export type FromRenderer =
  | { type: 'ready'; introduction: Introduction }
  | { type: 'refused'; reason: string }
  | { type: 'beat' }
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'failed'; id: number; reason: string }
