import { useEffect, useState } from 'react'

const nameOf = (key: string) => `draft:${key}`

/** `undefined` where nothing is kept, or nothing can be (a private window). */
export function keptDraft<Typed>(key: string): Typed | undefined {
  try {
    const kept = localStorage.getItem(nameOf(key))
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}

function write(key: string, typed: unknown): void {
  try {
    if (typed === undefined) localStorage.removeItem(nameOf(key))
    else localStorage.setItem(nameOf(key), JSON.stringify(typed))
  } catch {
    // A device without storage must not keep anybody from writing.
  }
}

type Typing = { key: string; typed: unknown }

/** The forms on the screen: what one has begun may end after another took its place. */
const forms = new Set<(typing: Typing) => void>()

/**
 * What is typed outlives a closed tab, a refused save and signing out: it is kept on this device
 * before the next letter. Plain data only. `empty` is always the same value, and keeps nothing.
 */
export function useDraft<Typed>(key: string, empty: Typed): [Typed, (typed: Typed) => void] {
  const kept = () => ({ key, typed: keptDraft<Typed>(key) ?? empty })
  const [draft, setDraft] = useState(kept)
  if (draft.key !== key) setDraft(kept())
  useEffect(() => {
    const show = ({ key: written, typed }: Typing) => {
      if (written === key) setDraft({ key, typed: typed as Typed })
    }
    forms.add(show)
    return () => void forms.delete(show)
  }, [key])
  function keep(typed: Typed) {
    write(key, typed === empty ? undefined : typed)
    for (const show of forms) show({ key, typed })
  }
  return [draft.typed, keep]
}

export const hasDraft = (key: string): boolean => keptDraft(key) !== undefined
