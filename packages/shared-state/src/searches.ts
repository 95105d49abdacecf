import type { Site } from './document.ts'

/**
 * The searches a visitor keeps: the second protocol of README.md, in a document of its own, so that
 * a page that needs none of it loads none of it. Times are ISO 8601 in UTC.
 */
export type SavedSearch = {
  site: Site
  /** Path and query, without page, order and layout; names the search within its site. */
  address: string
  /** The conditions in words: 久留米市・2LDK・7万円以下 */
  label: string
  savedAt: string
  /** When its results were last looked at: what was published since is new. */
  seenAt: string
}

export const SEARCHES_MAX = 20
const LABEL_MAX = 120
const ADDRESS_MAX = 2000

/** The localStorage key, and the event of the window by which copies on one page agree. */
const NAME = 'sumai.searches'
const VERSION = 1

type NewSearch = Pick<SavedSearch, 'site' | 'address' | 'label'>
type SaveAnswer = 'saved' | 'known' | 'full' | 'blocked'

/** Adds a search in front. A search that is already saved, or a full list, changes nothing. */
export function saveSearch({ site, address, label }: NewSearch): SaveAnswer {
  const searches = storedSearches()
  if (searches.some((search) => isSame(search, { site, address }))) return 'known'
  if (searches.filter((search) => search.site === site).length >= SEARCHES_MAX) return 'full'
  const now = new Date().toISOString()
  const search = { site, address, label: label.slice(0, LABEL_MAX), savedAt: now, seenAt: now }
  return write([search, ...searches]) ? 'saved' : 'blocked'
}

export const removeSearch = (ref: Ref) =>
  write(storedSearches().filter((search) => !isSame(search, ref)))

/** Notes that the visitor has looked at the results of a search. */
export const seeSearch = (ref: Ref) =>
  write(
    storedSearches().map((search) =>
      isSame(search, ref) ? { ...search, seenAt: new Date().toISOString() } : search,
    ),
  )

type Ref = Pick<SavedSearch, 'site' | 'address'>
const isSame = (a: Ref, b: Ref) => a.site === b.site && a.address === b.address

const NONE: readonly SavedSearch[] = []
let last: { text: string | null; searches: readonly SavedSearch[] } = { text: null, searches: NONE }

/** Returns the same array as long as the stored text is the same. Never throws. */
export function storedSearches(): readonly SavedSearch[] {
  const text = read()
  if (text !== last.text) last = { text, searches: decodeSearches(text) }
  return last.searches
}

/** Calls back after every change, here or in another tab; returns how to stop. */
export function onSearches(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) callback()
  }
  window.addEventListener(NAME, callback)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(NAME, callback)
    window.removeEventListener('storage', onStorage)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    // Reading `localStorage` itself throws where a visitor has blocked it.
    return null
  }
}

function write(searches: readonly SavedSearch[]): boolean {
  try {
    localStorage.setItem(NAME, JSON.stringify({ version: VERSION, searches }))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(NAME))
  return true
}

/** Drops broken entries. A document of a later release counts as empty. */
export function decodeSearches(text: string | null): readonly SavedSearch[] {
  const raw = parse(text)
  if (raw?.version !== VERSION || !Array.isArray(raw.searches)) return NONE
  return raw.searches.flatMap((entry) => toSearch(entry) ?? []).slice(0, SEARCHES_MAX * 2)
}

function parse(text: string | null): { version?: unknown; searches?: unknown } | null {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function toSearch(entry: Record<string, unknown> | null): SavedSearch | null {
  const { site, address, label, savedAt, seenAt } = entry ?? {}
  if (site !== 'chintai' && site !== 'baibai') return null
  if (!isText(address, ADDRESS_MAX) || !/^\/(?!\/)/.test(address)) return null
  if (!isText(label, LABEL_MAX) || !isTime(savedAt) || !isTime(seenAt)) return null
  return { site, address, label, savedAt, seenAt }
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
