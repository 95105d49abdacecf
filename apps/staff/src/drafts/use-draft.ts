import { del, get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'

/**
 * What is typed outlives a closed tab, a refused save and signing out: it is kept on this device as
 * it is typed. `empty` is always the same value, and keeps nothing.
 */
export function useDraft<Typed>(key: string, empty: Typed): [Typed, (typed: Typed) => void] {
  const [typed, setTyped] = useState(empty)
  useEffect(() => {
    // A device without storage (a private window) must not keep anybody from writing.
    get<Typed>(key).then(
      (kept) => setTyped((now) => (now === empty ? (kept ?? empty) : now)),
      () => {},
    )
  }, [key, empty])
  function keep(now: Typed) {
    setTyped(now)
    void (now === empty ? del(key) : set(key, now)).catch(() => {})
  }
  return [typed, keep]
}

export const hasDraft = (key: string): Promise<boolean> =>
  get(key).then(
    (kept) => kept !== undefined,
    () => false,
  )
