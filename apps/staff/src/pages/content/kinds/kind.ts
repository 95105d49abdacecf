import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'
import type { Field, Group } from '../../../editor/field.ts'
import type { Step } from '../../../editor/take-step.ts'
import type { Values } from '../../../editor/values.ts'
import type { Session } from '../../../session/session-state.ts'

/** Something that staff write, as its editor has it. */
export type Thing = Values & { version: number }

/** What visitors see of it now. */
export type Stage = 'draft' | 'scheduled' | 'public' | 'ended'

export type ContentField = Field & { label: string }
export type ContentGroup = Omit<Group, 'fields'> & { fields: readonly ContentField[] }

/** A kind of content: which fields it has, where it is kept, and what visitors see of it. */
export type Kind = {
  /** As in the address. */
  id: string
  label: string
  /** As the log of changes calls it. */
  resource: AuditLogEntry['resource']
  groups: (thing: Thing, session: Session) => readonly ContentGroup[]
  /** Reads the code of its fields, which is not with that of every editor. */
  load?: () => Promise<void>
  read: (id: string, signal?: AbortSignal) => Promise<Thing>
  write: (thing: Thing, edits: Values) => Promise<Thing>
  titleOf: (thing: Thing) => string
  stageOf: (thing: Thing, now: string) => Stage
  /** Shows it to visitors, now or at its time; nothing when this person may not. */
  publish?: (thing: Thing, session: Session, now: string) => Step | undefined
  /** What a person who may not publish it now can do about it. */
  waits?: string
  /** Takes it away from visitors again. */
  hide?: (thing: Thing, session: Session) => Step | undefined
  /** The call that leads to its page, as visitors will see it. */
  preview?: (thing: Thing) => string
  /** Deletes what nobody has seen; what it resolves to brings it back. */
  remove?: (thing: Thing) => Promise<() => Promise<unknown>>
  isFor: (session: Session) => boolean
}
