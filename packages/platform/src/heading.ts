const EVENT = 'sumai:heading'

/**
 * Changes the heading of the page until the next navigation (to show a live count, for example).
 * The title of the document, which the browser's history shows, stays.
 */
export function setHeading(text: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: text }))
}

/** For the shell: calls back with each new heading; returns a function that stops it. */
export function onHeading(callback: (text: string) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<string>).detail)
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
