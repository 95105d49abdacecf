import { FAVOURITES_MAX, type ListingRef, useSharedState } from '@sumai/shared-state'
import { showToast } from '@sumai/ui/toast'

/** Saves a listing or removes it, and shows a toast with an undo button. */
export function useToggleFavourite({ site, bukkenNo }: ListingRef): () => void {
  const { store, toggleFavourite, editFavourite } = useSharedState()
  const listing = { site, bukkenNo }
  const saved = () =>
    store.getState().favourites.find((entry) => entry.site === site && entry.bukkenNo === bukkenNo)

  return () => {
    const before = saved()
    toggleFavourite(listing)
    if (before) {
      const undo = () => {
        if (!saved()) toggleFavourite(listing)
        editFavourite(listing, before)
      }
      showToast({ text: 'お気に入りから外しました', undo })
    } else if (saved()) {
      const undo = () => {
        if (saved()) toggleFavourite(listing)
      }
      showToast({ text: 'お気に入りに追加しました', undo })
    } else {
      showToast({ text: `お気に入りは${FAVOURITES_MAX}件までです。不要な物件を外してください。` })
    }
  }
}
