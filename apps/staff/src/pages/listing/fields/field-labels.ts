import labels from '@sumai/domain/master/field-labels.json'
import { STATUS_LABELS } from '../../../components/status-chip.tsx'
import { type Control, choice, type Field, type Group } from '../../../editor/field.ts'
import type { Kind } from '../edited-room.ts'

/** What the trade calls a field. */
export const labelOf = (kind: Kind, name: string): string =>
  (labels[kind] as Record<string, string>)[name] ?? name

/** A part has controls of its own, which a choice between two values does not show. */
const OF_PART: Control = { kind: 'rows', fields: [], first: {}, max: 0 }

/** It is changed by a button. */
const STATUS: Field = {
  name: 'boshu_status',
  control: choice(...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }))),
}

/** All that an editor changes, each with its label. */
export function labelled(kind: Kind, groups: readonly Group[]): (Field & { label: string })[] {
  const ofParts = groups.flatMap(({ edits = [] }) => edits)
  return [
    ...groups.flatMap(({ fields }) => fields),
    ...ofParts.map((name): Field => ({ name, control: OF_PART })),
    STATUS,
  ].map((field) => ({ ...field, label: field.label ?? labelOf(kind, field.name) }))
}
