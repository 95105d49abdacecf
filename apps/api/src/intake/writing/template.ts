import type { Field } from '../columns/field.ts'
import type { Kind } from '../kinds/kind.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv-line.ts'

const FORMS: Record<Field['type'], string> = {
  text: '文字',
  number: '数',
  flag: 'はい・いいえ（1・0）',
  date: '日付（2026-12-20）',
  list: '「;」で区切って並べる',
  json: 'JSON',
}
/** Choices that are written out; of more, the first of them. */
const SHOWN = 12

/** A CSV with a row that can be taken in, and above it what each of its columns may hold. */
export function templateOf({ title, key, fields, example }: Kind): string {
  const width = Math.max(...fields.map(({ name }) => name.length))
  const about = fields.map((field) => {
    const must = field.name === key ? '。必須' : ''
    return `#   ${field.name.padEnd(width)}  ${field.label}：${formOf(field)}${must}`
  })
  const names = Object.keys(example)
  const labels = names.map((name) => fields.find((field) => field.name === name)?.label ?? name)
  const head = [
    `# ${title}の取り込みの例。見出しより上の、# で始まる行は読み飛ばします。`,
    '# 見出しは下の例のように日本語でも、左の項目名でもかまいません。使わない列は消せます。',
    '# 空のセルは、空にできる項目なら空にし、ほかは元のままにします。',
    '#',
  ]
  const rows = csvLine(labels) + csvLine(names.map((name) => example[name] ?? ''))
  return `${BYTE_ORDER_MARK}${[...head, ...about].join('\n')}\n${rows}`
}

const PHOTOS = '「1.jpg|外観|南側から;2.jpg|キッチン」（ファイル名|種類|説明）か JSON'

function formOf({ name, type, labels }: Field): string {
  if (name === 'kotsu') return '「大橋駅 徒歩5分」か JSON（「;」で区切って並べる）'
  if (name === 'photos' && type === 'json') return PHOTOS
  const form = name.endsWith('_ym') ? '年月（2008-03）' : FORMS[type]
  if (labels.size === 0) return form
  const choices = [...labels].slice(0, SHOWN).map(([code, label]) => `${code} ${label}`)
  const rest = labels.size > SHOWN ? ' …' : ''
  return `${choices.join(' / ')}${rest}${type === 'list' ? `（${FORMS.list}）` : ''}`
}
