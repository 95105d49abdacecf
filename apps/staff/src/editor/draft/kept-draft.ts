import { del, get, set } from 'idb-keyval'
import type { Values } from '../values.ts'

/** Edits that no answer of the API has confirmed, with what they were made from. */
export type KeptDraft = {
  edits: Values
  base: Values
  /** What was sent without an answer. */
  sent: readonly Values[]
}

export type Device = {
  read: (key: string) => Promise<KeptDraft | undefined>
  keep: (key: string, draft: KeptDraft) => Promise<void>
}

/** A device without storage (a private window) must not keep anybody from editing. */
const quietly = <T>(work: Promise<T>) => work.catch(() => undefined)

export const thisDevice: Device = {
  read: (key) => quietly(get<KeptDraft>(key)),
  keep: (key, { edits, base, sent }) =>
    quietly(Object.keys(edits).length > 0 ? set(key, { edits, base, sent }) : del(key)),
}
