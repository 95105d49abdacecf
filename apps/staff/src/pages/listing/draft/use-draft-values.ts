import { useStore } from 'zustand'
import type { Values } from '../edited-room.ts'
import type { ListingDraft } from './listing-draft.ts'

/** The listing with what was typed. */
export function useDraftValues({ store }: ListingDraft): Values {
  const room = useStore(store, (state) => state.room)
  const edits = useStore(store, (state) => state.edits)
  return { ...room, ...edits }
}
