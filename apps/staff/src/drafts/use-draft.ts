import { del, get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'

/**
 * A text that outlives a closed tab, a refused save and signing out: kept on this device as it is
 * typed.
 */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    // A device without storage (a private window) must not keep anybody from writing.
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
