import { formatNumber } from '@sumai/format/number'
import type { Control } from '../field.ts'

const MOST_LETTERS = 200

/** A value as its control shows it, to choose between two. */
export function sayValue(value: unknown, control?: Control): string {
  if (value === null || value === undefined || value === '') return '未入力'
  if (control?.kind === 'choice') {
    return control.choices.find((it) => it.value === value)?.label ?? String(value)
  }
  if (control?.kind === 'choices' && Array.isArray(value)) {
    const chosen = control.choices.filter((it) => value.includes(it.value))
    return chosen.map(({ label }) => label).join('、') || 'なし'
  }
  if (typeof value === 'number') {
    return `${formatNumber(value)}${control?.kind === 'number' ? control.unit : ''}`
  }
  if (typeof value === 'boolean') return value ? 'あり' : 'なし'
  if (Array.isArray(value)) {
    const isWords = value.length > 0 && value.every((it) => typeof it === 'string')
    return isWords ? value.join('、') : `${value.length}件`
  }
  if (typeof value === 'object') return '変更した内容'
  return shortened(String(value).replaceAll(/<[^>]*>/g, ''))
}

const shortened = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
