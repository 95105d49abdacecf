import labels from '@sumai/domain/master/field-labels.json'
import { namesOf } from '../../../editor/field.ts'
import { keyOf } from '../../../editor/values.ts'
import type { EditedRoom, Kind } from '../edited-room.ts'
import { groupsOf } from './groups.ts'

/** The label of a field by the name of its value. */
export function labelOfKey(kind: Kind, room: EditedRoom, key: string): string {
  const names = groupsOf(kind, room).flatMap(namesOf)
  return labelOf(kind, names.find((name) => keyOf(name) === key) ?? 'boshu_status')
}

/** What the trade calls a field. */
export const labelOf = (kind: Kind, name: string): string =>
  (labels[kind] as Record<string, string>)[name] ?? name
