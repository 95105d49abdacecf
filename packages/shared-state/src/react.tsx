import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { isSameListing, type ListingRef, type Site } from './document.ts'
import { createSharedState, type SharedSnapshot, type SharedState } from './store.ts'

const Context = createContext<SharedState | null>(null)

type ProviderProps = { state: SharedState; children: ReactNode }

/** Gives a store to the tree and reads the browser's copy after mount, never before. */
export function SharedStateProvider({ state, children }: ProviderProps) {
  useEffect(() => state.rehydrate(), [state])
  return <Context value={state}>{children}</Context>
}

let ownState: SharedState | undefined

/**
 * The store of the tree. A remote whose copy of this package is not the shell's sees no provider:
 * it then keeps a store of its own, and the protocol makes the two agree. On the server that store
 * is never changed, so sharing it between requests is safe.
 */
export function useSharedState(): SharedState {
  const provided = useContext(Context)
  ownState ??= createSharedState()
  const state = provided ?? ownState
  useEffect(() => (provided ? undefined : state.rehydrate()), [provided, state])
  return state
}

/** One value of the document; `select` must return the same object for the same document. */
function useSnapshot<T>(select: (snapshot: SharedSnapshot) => T): T {
  return useStore(useSharedState().store, select)
}

/** False in server HTML and in the first render: show a placeholder, not an empty list. */
export const useSharedStateReady = () => useSnapshot((snapshot) => snapshot.ready)

/** The favourites of a site, newest first. */
export function useFavourites(site: Site) {
  return useOfSite(
    useSnapshot((snapshot) => snapshot.favourites),
    site,
  )
}

/** The listings viewed on a site, latest first. */
export function useHistory(site: Site) {
  return useOfSite(
    useSnapshot((snapshot) => snapshot.history),
    site,
  )
}

/** The listings of a site picked for comparison, in the order of picking. */
export function useCompare(site: Site) {
  return useOfSite(
    useSnapshot((snapshot) => snapshot.compare),
    site,
  )
}

export const useIsFavourite = (ref: ListingRef) =>
  useSnapshot(({ favourites }) => favourites.some((entry) => isSameListing(entry, ref)))

export const useIsCompared = (ref: ListingRef) =>
  useSnapshot(({ compare }) => compare.some((entry) => isSameListing(entry, ref)))

function useOfSite<T extends ListingRef>(list: readonly T[], site: Site): readonly T[] {
  return useMemo(() => list.filter((entry) => entry.site === site), [list, site])
}
