const EVENT = 'sumai:toast'

export type Toast = {
  /** What has happened, in one short sentence; errors belong in a callout. */
  text: string
  /** Undoes the action: adds the button 元に戻す. */
  undo?: () => void
}

/**
 * Tells the visitor what an action has done. Sent as a window event, so that every copy of this
 * package on a page uses the one region that the shell renders.
 */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }))
}

/** For the region: calls back with each toast; returns a function that stops it. */
export function onToast(callback: (toast: Toast) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<Toast>).detail)
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
