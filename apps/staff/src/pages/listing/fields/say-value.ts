import { formatNumber } from '@sumai/format/number'
import type { Site } from '../../listings/site.ts'
import { keyOf } from '../edited-room.ts'
import { BAIBAI_GROUPS } from './baibai-fields.ts'
import { CHINTAI_GROUPS } from './chintai-fields.ts'
import { type Field, labelOf } from './field.ts'

const FIELDS: Record<Site, readonly Field[]> = {
  chintai: CHINTAI_GROUPS.flatMap(({ fields }) => fields),
  baibai: BAIBAI_GROUPS.flatMap(({ fields }) => fields),
}

/** The label of a field by the name of its value. */
export function labelOfKey(site: Site, key: string): string {
  const field = FIELDS[site].find(({ name }) => keyOf(name) === key)
  return labelOf(site, field?.name ?? 'boshu_status')
}

/** A value in short, to choose between two. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '未入力'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'あり' : 'なし'
  return String(value)
}
