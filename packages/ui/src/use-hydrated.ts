import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in server HTML and in the first render of the browser, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
