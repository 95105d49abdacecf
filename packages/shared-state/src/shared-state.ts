/** Favourites, history and compare: README.md describes the protocol behind them. */
export {
  COMPARE_MAX,
  FAVOURITES_MAX,
  type Favourite,
  GROUP_MAX,
  HISTORY_MAX,
  type ListingRef,
  MEMO_MAX,
  type SavedDocument,
  type Site,
  type View,
} from './document.ts'
export {
  SharedStateProvider,
  useCompare,
  useFavourites,
  useHistory,
  useIsCompared,
  useIsFavourite,
  useSharedState,
  useSharedStateReady,
} from './react.tsx'
export { createSharedState, type SharedSnapshot, type SharedState } from './store.ts'
