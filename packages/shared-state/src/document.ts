/** The two sites; a listing number is unique within one of them. */
export type Site = 'chintai' | 'baibai'

export type ListingRef = { site: Site; bukkenNo: string }

/** A saved listing. Times are ISO 8601 in UTC. */
export type Favourite = ListingRef & {
  addedAt: string
  /** The visitor's own note, at most `MEMO_MAX` characters. */
  memo?: string
  /** The visitor's own folder (候補, 内見済, 保留), at most `GROUP_MAX` characters. */
  group?: string
}

/** A listing page that was opened; `price` is the rent (yen a month) or price (yen) it showed. */
export type View = ListingRef & { viewedAt: string; price: number }

/**
 * What one browser keeps: the protocol of README.md. Lists are newest first, except `compare`,
 * which keeps the order in which listings were picked.
 */
export type SavedDocument = {
  version: typeof VERSION
  /** Counts the changes: of two documents, the one with the higher number is newer. */
  revision: number
  favourites: readonly Favourite[]
  history: readonly View[]
  compare: readonly ListingRef[]
}

/** Raise it with every breaking change of the document, and add the step to migrations.ts. */
export const VERSION = 1

export const FAVOURITES_MAX = 100
/** A new view beyond this number removes the oldest one. */
export const HISTORY_MAX = 50
/** For each site: rents are never compared with prices. */
export const COMPARE_MAX = 4
export const MEMO_MAX = 200
export const GROUP_MAX = 20

export const EMPTY_DOCUMENT: SavedDocument = {
  version: VERSION,
  revision: 0,
  favourites: [],
  history: [],
  compare: [],
}

export function isSameListing(a: ListingRef, b: ListingRef): boolean {
  return a.site === b.site && a.bukkenNo === b.bukkenNo
}
