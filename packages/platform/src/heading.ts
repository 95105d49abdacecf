const EVENT = 'sumai:heading'

/**
 * Changes the page heading while the page lives (a live count, for example). The title of the
 * document stays, so that the history stays clean.
 */
export function setHeading(text: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: text }))
}

/** For the shell: calls back with each new heading; returns how to stop. */
export function onHeading(callback: (text: string) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<string>).detail)
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
