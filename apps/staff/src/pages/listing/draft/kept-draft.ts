import { del, get, set } from 'idb-keyval'
import type { Values } from '../edited-room.ts'

/** Edits that no answer of the API has confirmed, with what they were made from. */
export type KeptDraft = { edits: Values; base: Values }

const keyOf = (bukkenNo: string) => `listing:${bukkenNo}`

/** A device that keeps nothing (a private window) is no reason not to edit. */
const quietly = <T>(work: Promise<T>) => work.catch(() => undefined)

export const readKept = (bukkenNo: string) => quietly(get<KeptDraft>(keyOf(bukkenNo)))

export const keep = (bukkenNo: string, draft: KeptDraft) =>
  quietly(Object.keys(draft.edits).length > 0 ? set(keyOf(bukkenNo), draft) : del(keyOf(bukkenNo)))
