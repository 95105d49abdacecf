import { type Field, spelling } from './field.ts'
import { FOLDED_TEXTS } from './folded-text.ts'
import { readPhotos } from './photo-cell.ts'
import { readAmount, readDate, readMonth } from './written.ts'

/**
 * What a text in a cell means: a value, with its unit where the text alone says which of two, or why
 * it means nothing, in Japanese.
 */
export type Reading = { value: unknown; unit?: 'month' | 'yen' } | { fault: string }

const SEPARATORS = /[;；\n]/
const FLAGS: Record<string, boolean> = Object.fromEntries([
  ...['true', '1', 'はい', '有', 'あり', '有り', '○', '◯', '可', 'yes'].map((word) => [word, true]),
  ...['false', '0', 'いいえ', '無', 'なし', '無し', '×', '不可', 'no'].map((word) => [word, false]),
])

/**
 * A cell of a CSV. An empty one empties what may be empty (`null`, no items) and says nothing
 * (`undefined`) of what may not.
 */
export function readCell(field: Field, cell: string): Reading {
  const text = withoutGuard(cell)
  if (text.trim() === '') return { value: emptyOf(field) }
  if (field.type === 'list') return readList(field, text)
  if (field.type === 'json') return readJson(field, text)
  return readOne(field, field.type, text)
}

const emptyOf = ({ type, isNullable }: Field) => {
  if (isNullable) return null
  return type === 'list' ? [] : undefined
}

function readOne(field: Field, type: Field['type'], text: string): Reading {
  const word = text.normalize('NFKC').trim()
  if (field.codes.size > 0) return codeOf(field, word)
  if (type === 'number') return readAmount(word, field.counted) ?? { fault: faultOf(field) }
  if (type === 'flag') {
    return known(FLAGS[word.toLowerCase()], 'はい・いいえ（1・0）で入力してください。')
  }
  if (type === 'date') return known(readDate(word), '日付（2026-12-20）で入力してください。')
  if (field.name.endsWith('_ym')) {
    return known(readMonth(word), '年月（2008-03）で入力してください。')
  }
  if (field.digits && /^\d+$/.test(word)) return { value: word.padStart(field.digits, '0') }
  return { value: FOLDED_TEXTS[field.name]?.(text) ?? text }
}

const faultOf = ({ counted }: Field): string =>
  counted === 'months' ? '月数（24か月、2年）で入力してください。' : '数で入力してください。'

const known = (value: unknown, fault: string): Reading =>
  value === undefined ? { fault } : { value }

/** By code, or by label however its あり and なし are written. */
function codeOf({ codes }: Field, word: string): Reading {
  const code = codes.get(word) ?? codes.get(spelling(word))
  return code === undefined ? { fault: `「${word}」は選択肢にない値です。` } : { value: code }
}

/** A value that has a type of its own, as in NDJSON; texts of anything but texts are read. */
export function readTyped(field: Field, value: unknown): Reading {
  const isText = field.type === 'text' && field.codes.size === 0 && !field.digits
  if (typeof value === 'string') return isText ? { value } : readCell(field, value)
  if (field.codes.size === 0 || value === null) return { value }
  const unknown = [value].flat().find((code) => !field.codes.has(String(code)))
  return unknown === undefined ? { value } : codeOf(field, String(unknown))
}

function readList(field: Field, text: string): Reading {
  if (text.trimStart().startsWith('[')) return readJson(field, text)
  const values: unknown[] = []
  for (const item of text.split(SEPARATORS).filter((part) => part.trim() !== '')) {
    const reading = readOne(field, field.item ?? 'text', item.trim())
    if ('fault' in reading) return reading
    values.push(reading.value)
  }
  return { value: values }
}

function readJson({ name }: Field, text: string): Reading {
  // 「大橋駅 徒歩5分」 is understood where the home is known: place/access.ts.
  if (name === 'kotsu' && !text.trimStart().startsWith('[')) return { value: text }
  if (name === 'photos' && !/^\s*[[{]/.test(text)) return readPhotos(text)
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { fault: 'JSON で入力してください。' }
  }
}

/** The text of a value in a CSV; `readCell` reads the same value from it. */
export function writeCell(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim() === '' ? '' : guarded(value)
  if (field.type === 'list' && Array.isArray(value) && value.every(isPlain)) {
    return guarded(value.join(';'))
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const isPlain = (item: unknown) =>
  typeof item === 'number' ||
  (typeof item === 'string' && item.trim() === item && !/[;；\n]|^\[|^$/.test(item))

/**
 * Spreadsheets run what begins like a formula: such a text gets a ' before it, which is taken away
 * again when the file is read.
 */
const FORMULA = /^'*[=+\-@\t\r]/
export const guarded = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
const withoutGuard = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
