import { formatNumber } from '@sumai/format/number'
import { type Kind, keyOf } from '../edited-room.ts'
import { BAIBAI_GROUPS } from './baibai-fields.ts'
import { CHINTAI_GROUPS } from './chintai-fields.ts'
import { labelOf, namesOf } from './field.ts'

const FIELDS: Record<Kind, readonly string[]> = {
  chintai: CHINTAI_GROUPS.flatMap(namesOf),
  baibai: BAIBAI_GROUPS.flatMap(namesOf),
  tatemono: [],
}

/** The label of a field by the name of its value. */
export function labelOfKey(kind: Kind, key: string): string {
  const field = FIELDS[kind].find((name) => keyOf(name) === key)
  return labelOf(kind, field ?? 'boshu_status')
}

/** A value in short, to choose between two. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '未入力'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'あり' : 'なし'
  if (Array.isArray(value)) return `${value.length}件`
  return String(value)
}
