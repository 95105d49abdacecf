import { useSyncExternalStore } from 'react'

/** The localStorage key, and the event of the window by which the copies of the control agree. */
export const TEXT_SIZE = 'sumai.textSize'

/** 100, 140 and 200 % (packages/ui/src/base.css), as `data-size` of the document. */
export type TextSize = '' | 'large' | 'largest'

/** The inline script has set it before the first paint. */
export const useTextSize = (): TextSize =>
  useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.size ?? '') as TextSize,
    () => '',
  )

/** Stored on this device; where storage is blocked, it lasts as long as the document. */
export function setTextSize(size: TextSize): void {
  document.documentElement.dataset.size = size
  try {
    localStorage.setItem(TEXT_SIZE, size)
  } catch {
    // Blocked storage throws.
  }
  window.dispatchEvent(new Event(TEXT_SIZE))
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(TEXT_SIZE, changed)
  return () => window.removeEventListener(TEXT_SIZE, changed)
}
