import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type Change,
  clearCompare,
  clearHistory,
  editFavourite,
  recordView,
  toggleCompare,
  toggleFavourite,
  wantFavourite,
} from './changes.ts'
import {
  EMPTY_DOCUMENT,
  type Favourite,
  isSameListing,
  type ListingRef,
  type SavedDocument,
  type Site,
} from './document.ts'
import { connectTabs, readDocument, type TabConnection, writeDocument } from './medium.ts'
import { onPress, showUnsaved, takePresses } from './presses.ts'

/** What components read. `ready` is false on the server, and until the browser's copy is read. */
export type SharedSnapshot = SavedDocument & { ready: boolean }

export type SharedState = {
  store: StoreApi<SharedSnapshot>
  /** Reads what the browser keeps and listens to the other tabs; returns how to stop listening. */
  rehydrate(): () => void
  /** Adds or removes; a list of 100 takes no more. */
  toggleFavourite(ref: ListingRef): void
  /** Changes note or folder; an empty text removes it. */
  editFavourite(ref: ListingRef, edit: Pick<Favourite, 'memo' | 'group'>): void
  /** `price`: yen as shown on the page, for "the price has changed since". */
  recordView(ref: ListingRef, price: number): void
  clearHistory(site: Site): void
  /** Adds to or removes from the comparison; a site has 4 places. */
  toggleCompare(ref: ListingRef): void
  clearCompare(site: Site): void
}

const INITIAL: SharedSnapshot = { ...EMPTY_DOCUMENT, ready: false }

/**
 * One store: per request on the server (where it stays empty, so that public pages can be cached),
 * per page in the browser. Never throws, whatever the browser's storage does.
 */
export function createSharedState(): SharedState {
  const store = createStore<SharedSnapshot>(() => INITIAL)
  let tabs: TabConnection | null = null
  let listeners = 0
  let endPresses = () => {}

  const accept = (document: SavedDocument) => store.setState({ ...document, ready: true })

  const change = (apply: Change) => {
    const stored = readDocument()
    const latest = later(stored, store.getState())
    const changed = apply(latest)
    if (changed === latest) return accept(latest)
    const next = { ...changed, revision: latest.revision + 1 }
    // A later release wrote the stored document: this page keeps its changes in memory only.
    if (stored !== 'newer') writeDocument(next)
    accept(next)
    tabs?.announce(next)
  }

  const acceptPresses = () => {
    for (const [ref, wanted] of takePresses()) {
      change(wantFavourite(ref, wanted, now()))
      const saved = store.getState().favourites.some((entry) => isSameListing(entry, ref))
      // The list is full.
      if (wanted && !saved) showUnsaved(ref)
    }
  }

  const connect = () => {
    accept(later(readDocument(), store.getState()))
    acceptPresses()
    tabs ??= connectTabs((received) => {
      // Messages can arrive out of order, so the stored document decides if there is one.
      if (received) accept(later(readDocument(), later(received, store.getState())))
      else accept(EMPTY_DOCUMENT)
    })
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) connect()
  }
  const disconnect = () => {
    tabs?.close()
    tabs = null
  }

  return {
    store,
    rehydrate() {
      listeners += 1
      if (listeners === 1) {
        connect()
        // An open channel would keep the page out of the back/forward cache.
        window.addEventListener('pagehide', disconnect)
        window.addEventListener('pageshow', onPageShow)
        endPresses = onPress(acceptPresses)
      }
      return () => {
        listeners -= 1
        if (listeners > 0) return
        window.removeEventListener('pagehide', disconnect)
        window.removeEventListener('pageshow', onPageShow)
        endPresses()
        disconnect()
      }
    },
    toggleFavourite: (ref) => change(toggleFavourite(ref, now())),
    editFavourite: (ref, edit) => change(editFavourite(ref, edit)),
    recordView: (ref, price) => change(recordView(ref, price, now())),
    clearHistory: (site) => change(clearHistory(site)),
    toggleCompare: (ref) => change(toggleCompare(ref)),
    clearCompare: (site) => change(clearCompare(site)),
  }
}

function later(other: SavedDocument | 'newer' | null, own: SavedDocument): SavedDocument {
  if (!other || other === 'newer') return documentOf(own)
  return documentOf(other.revision >= own.revision ? other : own)
}

function documentOf({ version, revision, favourites, history, compare }: SavedDocument) {
  return { version, revision, favourites, history, compare }
}

const now = () => new Date().toISOString()
