import type { StoreApi } from 'zustand/vanilla'
import type { Values } from '../values.ts'

/** `kept`: on this device alone, until the line is back; `held`: until it is published. */
export type SaveState =
  | 'clean'
  | 'typing'
  | 'saving'
  | 'saved'
  | 'kept'
  | 'held'
  | 'refused'
  | 'conflict'

/** What became of an attempt to save; `kept`: it may succeed later. */
export type Outcome = 'stored' | 'kept' | 'refused' | 'conflict'

export type Stored = Values & { version: number }

export type DraftState<Thing> = {
  /** The thing as it is stored. */
  thing: Thing
  edits: Values
  /** When somebody typed last. */
  editedAt?: string
  /** The values of the edited fields when they were read. */
  base: Values
  /** The edits when it was last saved, or tried to. */
  rested: Values
  /** What was sent without an answer: it may be stored. */
  sent: readonly Values[]
  save: SaveState
  /** Why it was refused, in words, and by field. */
  refusal: string
  errors: Record<string, string[]>
  /** Fields that somebody else has changed too. */
  conflicts: string[]
  /** What the last save has replaced. */
  replaced: Values
}

export type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** What is edited, where it comes from and where it goes. */
export type Source<Thing> = {
  /** The key under which its edits are kept on this device. */
  key: string
  thing: Thing
  write: (stored: Thing, edits: Values) => Promise<Thing>
  /** Reads the thing as it is stored now. */
  reread: () => Promise<Thing>
  /** After each save. */
  remember: (after: Thing) => void
  /** Whether visitors see it, so that edits wait until somebody publishes them. */
  isLive?: (stored: Thing) => boolean
}
