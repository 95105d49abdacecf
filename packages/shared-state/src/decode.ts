import {
  COMPARE_MAX,
  FAVOURITES_MAX,
  type Favourite,
  GROUP_MAX,
  HISTORY_MAX,
  isSameListing,
  type ListingRef,
  MEMO_MAX,
  type SavedDocument,
  VERSION,
  type View,
} from './document.ts'
import { migrate } from './migrations.ts'

/**
 * A document that others wrote (storage, another tab, an older release), checked entry by entry: a
 * broken entry is dropped, the rest is kept. `'newer'`: written by a later release than this one,
 * which must then leave it alone. `null`: not a document at all.
 */
export function decode(text: string | null): SavedDocument | 'newer' | null {
  const raw = parse(text)
  if (!isRecord(raw) || !isCount(raw.version) || raw.version < 1) return null
  if (raw.version > VERSION) return 'newer'
  const current = migrate(raw, raw.version)
  if (!isRecord(current)) return null
  return {
    version: VERSION,
    revision: isCount(current.revision) ? current.revision : 0,
    favourites: entries(current.favourites, toFavourite).slice(0, FAVOURITES_MAX),
    history: entries(current.history, toView).slice(0, HISTORY_MAX),
    compare: firstOfEachSite(entries(current.compare, toRef)),
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function entries<T extends ListingRef>(raw: unknown, convert: (entry: Raw) => T | null): T[] {
  const list: T[] = []
  for (const entry of Array.isArray(raw) ? raw : []) {
    const value = isRecord(entry) ? convert(entry) : null
    if (value && !list.some((other) => isSameListing(other, value))) list.push(value)
  }
  return list
}

/** `null` when the entry names no listing. */
export function toRef({ site, bukkenNo }: Raw): ListingRef | null {
  if (site !== 'chintai' && site !== 'baibai') return null
  return typeof bukkenNo === 'string' && /^\w{1,20}$/.test(bukkenNo) ? { site, bukkenNo } : null
}

function toFavourite(entry: Raw): Favourite | null {
  const ref = toRef(entry)
  if (!ref || !isTime(entry.addedAt)) return null
  const favourite: Favourite = { ...ref, addedAt: entry.addedAt }
  if (typeof entry.memo === 'string') favourite.memo = entry.memo.slice(0, MEMO_MAX)
  if (typeof entry.group === 'string') favourite.group = entry.group.slice(0, GROUP_MAX)
  return favourite
}

function toView(entry: Raw): View | null {
  const ref = toRef(entry)
  if (!ref || !isTime(entry.viewedAt) || !isCount(entry.price)) return null
  return { ...ref, viewedAt: entry.viewedAt, price: entry.price }
}

function firstOfEachSite(refs: ListingRef[]): ListingRef[] {
  return refs.filter((ref, index) => {
    const before = refs.slice(0, index).filter((other) => other.site === ref.site)
    return before.length < COMPARE_MAX
  })
}

type Raw = Record<string, unknown>

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
