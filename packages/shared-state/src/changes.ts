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
  type Site,
  type View,
} from './document.ts'

/**
 * A change of the document, as a function of the latest one: it is applied to what is stored at
 * that moment, so that two tabs do not undo each other. Returns the same object when nothing
 * changes.
 */
export type Change = (document: SavedDocument) => SavedDocument

/** Adds to the favourites or removes from them. A full list takes no more. */
export const toggleFavourite =
  (ref: ListingRef, addedAt: string): Change =>
  (document) => {
    const { favourites } = document
    if (favourites.some((entry) => isSameListing(entry, ref))) {
      return { ...document, favourites: without(favourites, ref) }
    }
    if (favourites.length >= FAVOURITES_MAX) return document
    return { ...document, favourites: [{ ...plain(ref), addedAt }, ...favourites] }
  }

/**
 * Adds to the favourites (`wanted`) or removes from them; nothing changes if it is done already.
 */
export const wantFavourite =
  (ref: ListingRef, wanted: boolean, addedAt: string): Change =>
  (document) => {
    const saved = document.favourites.some((entry) => isSameListing(entry, ref))
    return saved === wanted ? document : toggleFavourite(ref, addedAt)(document)
  }

/** Changes the visitor's note or folder of a favourite; an empty text removes it. */
export const editFavourite =
  (ref: ListingRef, { memo, group }: Pick<Favourite, 'memo' | 'group'>): Change =>
  (document) => ({
    ...document,
    favourites: document.favourites.map((entry) => {
      if (!isSameListing(entry, ref)) return entry
      const edited = { ...entry }
      if (memo !== undefined) edited.memo = memo.slice(0, MEMO_MAX) || undefined
      if (group !== undefined) edited.group = group.slice(0, GROUP_MAX) || undefined
      return edited
    }),
  })

/** Moves a listing to the front of the history, with the price it shows now. */
export const recordView =
  (ref: ListingRef, price: number, viewedAt: string): Change =>
  (document) => {
    const view: View = { ...plain(ref), viewedAt, price: Math.max(0, Math.round(price)) }
    return {
      ...document,
      history: [view, ...without(document.history, ref)].slice(0, HISTORY_MAX),
    }
  }

export const clearHistory =
  (site: Site): Change =>
  (document) => ({ ...document, history: document.history.filter((view) => view.site !== site) })

/** Adds a listing to the comparison or removes it. A full selection takes no more. */
export const toggleCompare =
  (ref: ListingRef): Change =>
  (document) => {
    const { compare } = document
    if (compare.some((entry) => isSameListing(entry, ref))) {
      return { ...document, compare: without(compare, ref) }
    }
    const picked = compare.filter((entry) => entry.site === ref.site)
    if (picked.length >= COMPARE_MAX) return document
    return { ...document, compare: [...compare, plain(ref)] }
  }

export const clearCompare =
  (site: Site): Change =>
  (document) => ({ ...document, compare: document.compare.filter((ref) => ref.site !== site) })

function without<T extends ListingRef>(list: readonly T[], ref: ListingRef): T[] {
  return list.filter((entry) => !isSameListing(entry, ref))
}

/** Callers hand in whole listings; only the reference may be stored. */
const plain = ({ site, bukkenNo }: ListingRef): ListingRef => ({ site, bukkenNo })
