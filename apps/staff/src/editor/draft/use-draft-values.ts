import { useStore } from 'zustand'
import type { Values } from '../values.ts'
import type { Draft } from './draft.ts'

/** The stored values with the edits. */
export function useDraftValues({ store }: Draft): Values {
  const thing = useStore(store, (state) => state.thing)
  const edits = useStore(store, (state) => state.edits)
  return { ...thing, ...edits }
}
