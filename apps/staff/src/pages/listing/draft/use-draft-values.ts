import { useStore } from 'zustand'
import type { Values } from '../edited-room.ts'
import type { Draft } from './listing-draft.ts'

/** What is stored with what was typed. */
export function useDraftValues({ store }: Draft): Values {
  const room = useStore(store, (state) => state.room)
  const edits = useStore(store, (state) => state.edits)
  return { ...room, ...edits }
}
