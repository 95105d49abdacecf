import { type Field, type Group, orNone } from '../../../editor/field.ts'
import type { Site } from '../../listings/site.ts'
import type { Kind } from '../edited-room.ts'
import { baibaiGroups } from './baibai-fields.ts'
import { CHINTAI_GROUPS } from './chintai-fields.ts'
import { TATEMONO_GROUPS } from './tatemono-fields.ts'

/** Typed in one line. */
const SHORT = new Set(['text', 'number', 'date', 'month', 'choice'])

/** A flat, a house with its plot, and land have all of them together. */
const BAIBAI_GROUPS = ['hanbai_mansion', 'tateuri', 'hanbai_tochi'].flatMap((kind) =>
  baibaiGroups(kind),
)

/** `kind` says of what it is a field: of the home, or of its building. */
export type DraftField = { kind: Kind; field: Field }

/** The field that a draft lacks, where it fits into a row. */
export function fieldOfDraft(site: Site, name: string): DraftField | undefined {
  const places: [Kind, readonly Group[]][] =
    site === 'baibai'
      ? [['baibai', BAIBAI_GROUPS]]
      : [
          ['chintai', CHINTAI_GROUPS],
          ['tatemono', TATEMONO_GROUPS],
        ]
  for (const [kind, groups] of places) {
    const found = groups.flatMap(({ fields }) => fields).find((field) => field.name === name)
    if (!found) continue
    if (!SHORT.has(found.control.kind)) return undefined
    // It has no value yet.
    return { kind, field: { ...found, control: orNone(found.control) } }
  }
  return undefined
}
