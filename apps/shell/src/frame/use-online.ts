import { useSyncExternalStore } from 'react'
import { loading } from './loading.ts'

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    loading.subscribe,
    () => loading.state().online,
    () => true,
  )
