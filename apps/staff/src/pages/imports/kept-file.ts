import type { ImportKind } from '@sumai/api-client/contract/import'
import { del, get, set } from 'idb-keyval'

/** A file that was tried, and waits on this device to be taken in. */
export type KeptFile = { file: File; kind: ImportKind; full: boolean }

const keyOf = (importId: string) => `import:${importId}`

/** A device that keeps nothing asks for the file again. */
export const keepFile = (importId: string, kept: KeptFile) =>
  set(keyOf(importId), kept).catch(() => {})

export const keptFile = (importId: string) => get<KeptFile>(keyOf(importId)).catch(() => undefined)

export const dropFile = (importId: string) => del(keyOf(importId)).catch(() => {})
