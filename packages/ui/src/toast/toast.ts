const EVENT = 'sumai:toast'

export type Toast = {
  /** What has happened, in one short sentence; errors belong in a callout. */
  text: string
  /** Takes it back: shows 元に戻す. */
  undo?: () => void
}

/**
 * Tells the visitor what an action has done. It travels as an event of the window, so that every
 * copy of this package on a page speaks through the one region that the shell renders.
 */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }))
}

/** For the region: calls back with each toast; returns how to stop. */
export function onToast(callback: (toast: Toast) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<Toast>).detail)
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
