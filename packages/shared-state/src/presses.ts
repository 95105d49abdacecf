import { toRef } from './decode.ts'
import type { ListingRef } from './document.ts'
import { PRESSED } from './press-listener.ts'

/**
 * Calls back when a heart is pressed before its code is loaded; returns a function that stops it.
 */
export function onPress(heard: () => void): () => void {
  window.addEventListener(PRESSED, heard)
  return () => window.removeEventListener(PRESSED, heard)
}

/** Returns the presses on hearts whose code was not loaded yet, and forgets them. */
export function takePresses(): [ListingRef, boolean][] {
  try {
    const text = sessionStorage.getItem(PRESSED)
    sessionStorage.removeItem(PRESSED)
    return Object.entries(JSON.parse(text ?? '{}')).flatMap(([key, wanted]) => {
      const [site, bukkenNo] = key.split(':')
      const ref = toRef({ site, bukkenNo })
      return ref ? [[ref, wanted === true]] : []
    })
  } catch {
    // Storage is blocked, or its text is not ours.
    return []
  }
}

/** Undoes what the inline script has shown of a press. */
export function showUnsaved({ site, bukkenNo }: ListingRef): void {
  for (const heart of document.querySelectorAll(`[data-fav="${site}:${bukkenNo}"]`)) {
    heart.setAttribute('aria-pressed', 'false')
  }
}
