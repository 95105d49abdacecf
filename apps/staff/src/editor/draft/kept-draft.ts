import { del, get, set } from 'idb-keyval'
import type { Values } from '../values.ts'

/** Edits that no answer of the API has confirmed, with what they were made from. */
export type KeptDraft = { edits: Values; base: Values }

/** A device without storage (a private window) must not keep anybody from editing. */
const quietly = <T>(work: Promise<T>) => work.catch(() => undefined)

export const readKept = (key: string) => quietly(get<KeptDraft>(key))

export const keep = (key: string, { edits, base }: KeptDraft) =>
  quietly(Object.keys(edits).length > 0 ? set(key, { edits, base }) : del(key))
