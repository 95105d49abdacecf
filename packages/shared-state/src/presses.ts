import { toRef } from './decode.ts'
import type { ListingRef } from './document.ts'
import { PRESSED } from './press-listener.ts'

/** Calls back when a heart was pressed whose code has not come yet; returns how to stop listening. */
export function onPress(heard: () => void): () => void {
  window.addEventListener(PRESSED, heard)
  return () => window.removeEventListener(PRESSED, heard)
}

/** What visitors want of the hearts that they pressed too early; told once. */
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
    // Blocked, or written by somebody else.
    return []
  }
}

/** Takes back what the inline script has shown of a press. */
export function letGo({ site, bukkenNo }: ListingRef): void {
  for (const heart of document.querySelectorAll(`[data-fav="${site}:${bukkenNo}"]`)) {
    heart.setAttribute('aria-pressed', 'false')
  }
}
