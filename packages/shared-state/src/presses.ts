import { toRef } from './decode.ts'
import type { ListingRef } from './document.ts'

/** The sessionStorage key, and the event of the window that tells of a press: the protocol of README.md. */
const NAME = 'sumai.pressed'

/**
 * Inline in every page: hearts answer before their code has come. It notes what the visitor now
 * wants and shows it; a heart that is alive (`data-live`) is left to its own code.
 */
export const PRESS_LISTENER = [
  'addEventListener("click",e=>{const b=e.target.closest("[data-fav]:not([data-live])");if(!b)return;',
  'e.stopPropagation();const a="aria-pressed",on=b.getAttribute(a)!="true";b.setAttribute(a,on);',
  `try{const s=sessionStorage,p=JSON.parse(s["${NAME}"]||"{}");p[b.dataset.fav]=on;`,
  `s["${NAME}"]=JSON.stringify(p)}catch{}dispatchEvent(new Event("${NAME}"))},true);`,
].join('')

/** Calls back when a heart was pressed whose code has not come yet; returns how to stop listening. */
export function onPress(heard: () => void): () => void {
  window.addEventListener(NAME, heard)
  return () => window.removeEventListener(NAME, heard)
}

/** What visitors want of the hearts that they pressed too early; told once. */
export function takePresses(): [ListingRef, boolean][] {
  try {
    const text = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
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
