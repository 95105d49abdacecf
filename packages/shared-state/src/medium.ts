import { decode } from './decode.ts'
import type { SavedDocument } from './document.ts'

/** One name for the localStorage key and the BroadcastChannel: the protocol of README.md. */
export const PROTOCOL_NAME = 'sumai.saved'

/**
 * The latest document of this browser, or `null` when nothing (readable) is stored: never used,
 * storage blocked, or corrupt. `'newer'`: a later release wrote it.
 */
export function readDocument(): SavedDocument | 'newer' | null {
  try {
    return decode(localStorage.getItem(PROTOCOL_NAME))
  } catch {
    // Reading `localStorage` itself throws where a visitor has blocked it.
    return null
  }
}

/** Stores the document; where storage is blocked or full it lives on in memory and in messages. */
export function writeDocument(document: SavedDocument): void {
  try {
    localStorage.setItem(PROTOCOL_NAME, JSON.stringify(document))
  } catch {
    // Without storage the favourites last as long as the page.
  }
}

/** Messages to and from other tabs, and other copies of this package on the page. */
export type TabConnection = { announce: (document: SavedDocument) => void; close: () => void }

/**
 * Calls back with every document that another store announces, and with `null` when a visitor
 * clears the storage. Works where BroadcastChannel is missing, then for other tabs only.
 */
export function connectTabs(onDocument: (document: SavedDocument | null) => void): TabConnection {
  const channel = openChannel()
  const onMessage = (event: MessageEvent<unknown>) => {
    const document = typeof event.data === 'string' ? decode(event.data) : null
    if (document && document !== 'newer') onDocument(document)
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== PROTOCOL_NAME && event.key !== null) return
    const document = decode(event.newValue)
    if (document !== 'newer') onDocument(document)
  }
  channel?.addEventListener('message', onMessage)
  window.addEventListener('storage', onStorage)
  return {
    announce: (document) => channel?.postMessage(JSON.stringify(document)),
    close() {
      channel?.close()
      window.removeEventListener('storage', onStorage)
    },
  }
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(PROTOCOL_NAME)
  } catch {
    return null
  }
}
