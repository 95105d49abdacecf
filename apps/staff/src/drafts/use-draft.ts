import { del, get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'

/** A text that outlives a closed tab, a refused save and signing out: kept on this device as it is typed. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    // A device that keeps nothing (a private window) is no reason not to write.
    get<string>(key).then(
      (kept) => setText((typed) => typed || (kept ?? '')),
      () => {},
    )
  }, [key])
  function keep(typed: string) {
    setText(typed)
    void (typed ? set(key, typed) : del(key)).catch(() => {})
  }
  return [text, keep]
}
