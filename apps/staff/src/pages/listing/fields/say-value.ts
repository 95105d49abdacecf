import { formatNumber } from '@sumai/format/number'
import { type EditedRoom, type Kind, keyOf } from '../edited-room.ts'
import { labelOf, namesOf } from './field.ts'
import { groupsOf } from './groups.ts'

/** The label of a field by the name of its value. */
export function labelOfKey(kind: Kind, room: EditedRoom, key: string): string {
  const names = groupsOf(kind, room).flatMap(namesOf)
  return labelOf(kind, names.find((name) => keyOf(name) === key) ?? 'boshu_status')
}

/** A value in short, to choose between two. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '未入力'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'あり' : 'なし'
  if (Array.isArray(value)) return `${value.length}件`
  if (typeof value === 'object') return '変更した内容'
  return String(value)
}
