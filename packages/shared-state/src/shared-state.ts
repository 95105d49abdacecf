/** Favourites, history and compare: README.md describes the protocol behind them. */
export {
  COMPARE_MAX,
  FAVOURITES_MAX,
  type Favourite,
  HISTORY_MAX,
  type ListingRef,
  MEMO_MAX,
  type Site,
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
export { createSharedState } from './store.ts'
