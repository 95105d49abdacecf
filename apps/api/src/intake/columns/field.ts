import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import type { z } from 'zod'
import { type Labellers, type Labels, labelsOfField } from '../../wire/labels.ts'
import type { Counted } from './written.ts'

/** A column of a file, as a schema of the staff's calls describes it. */
export type Field = {
  /** snake_case, as on the wire. */
  name: string
  /** In Japanese. */
  label: string
  type: 'text' | 'number' | 'flag' | 'date' | 'list' | 'json'
  /** Of the items of a list. */
  item?: 'text' | 'number'
  isNullable: boolean
  /** Codes by what stands for them in a file: themselves and their labels; none if not coded. */
  codes: ReadonlyMap<string, string | number>
  labels: Labels
  /** The least digits of an identifier, whose leading zeros a spreadsheet takes away. */
  digits?: number
  /** What its numbers count, where people also write them in other units. */
  counted?: Counted
}

const UNITS: Labels = new Map([
  ['month', 'か月'],
  ['yen', '円'],
])
/** What stands for the codes of fields that have no label on the wire. */
const WORDS: Labellers = {
  shikikin_kbn: UNITS,
  reikin_kbn: UNITS,
  chukai_tesuryo_kbn: UNITS,
  taishin: new Map([
    ['shin', '新耐震'],
    ['kyu', '旧耐震'],
    ['unknown', '不明'],
  ]),
  rimawari_kbn: new Map([
    ['soutei', '満室想定'],
    ['genkou', '現行'],
  ]),
  latlng_precision: new Map([
    ['exact', '番地まで'],
    ['town', '町名まで'],
  ]),
  pref_code: new Map(cities.map((city) => [city.pref_code, city.pref_name])),
  city_code: new Map(cities.map((city) => [city.city_code, city.city_name])),
  tokui_area: new Map(cities.map((city) => [city.city_code, city.city_name])),
}

const DIGITS: Record<string, number> = { tenpo_no: 3, syain_no: 6, bukken_no: 1, tm_no: 1 }

const MONTHS = ['hoshokin', 'shokyaku', 'hoken_kikan', 'free_rent_month', 'keiyaku_kikan_month']
const PERCENT = /^(kenpei|yoseki|shueki_rimawari|nyukyo_ritsu|\w+_wariai)$/

function countedIn(name: string, schema: z.ZodObject): Counted | undefined {
  if (MONTHS.includes(name)) return 'months'
  if (name === 'nengen') return 'years'
  if (PERCENT.test(name)) return 'percent'
  return WORDS[`${name}_kbn`] === UNITS && schema.shape[`${name}_kbn`] ? 'months or yen' : undefined
}

/**
 * The fields of a schema, in the order of `titles`, which are their names in Japanese. `own` are the
 * labels of codes that differ from kind to kind.
 */
export function fieldsOf(
  schema: z.ZodObject,
  titles: Readonly<Record<string, string>>,
  own: Labellers = {},
): Field[] {
  return Object.entries(titles).flatMap(([name, label]) => {
    const shape = schema.shape[name] as z.ZodType | undefined
    if (!shape) return []
    const { type, isNullable } = unwrapped(shape)
    const digits = DIGITS[name]
    const counted = countedIn(name, schema)
    const codes = labelsOfField(name, { ...WORDS, ...own })
    return {
      name,
      label,
      isNullable,
      labels: codes,
      codes: new Map([...codes].flatMap(words)),
      ...kindOf(type),
      ...(digits && { digits }),
      ...(counted && { counted }),
    }
  })
}

const words = ([code, label]: [string | number, string]): [string, string | number][] => [
  [String(code), code],
  [label.normalize('NFKC'), code],
  [spelling(label), code],
]

/** One spelling for あり, 有り, 有 and for なし, 無し, 無: 空きあり is also written 空有. */
export const spelling = (label: string): string =>
  label
    .normalize('NFKC')
    .replace(/有り|あり/g, '有')
    .replace(/無し|なし/g, '無')
    .replace(/空き(?=[有無])/g, '空')

type Def = { type: string; innerType?: z.ZodType; element?: z.ZodType; format?: string }
const defOf = (type: z.ZodType) => type.def as unknown as Def

const WRAPPERS = new Set(['optional', 'nullable', 'default', 'nonoptional'])

function unwrapped(shape: z.ZodType): { type: z.ZodType; isNullable: boolean } {
  let type = shape
  let isNullable = false
  for (let def = defOf(type); WRAPPERS.has(def.type) && def.innerType; def = defOf(type)) {
    isNullable ||= def.type === 'nullable'
    type = def.innerType
  }
  return { type, isNullable }
}

function kindOf(type: z.ZodType): Pick<Field, 'type' | 'item'> {
  const def = defOf(type)
  if (def.type === 'array') {
    const item = defOf(unwrapped(def.element as z.ZodType).type).type
    if (item === 'number') return { type: 'list', item: 'number' }
    if (item === 'string' || item === 'enum') return { type: 'list', item: 'text' }
    return { type: 'json' }
  }
  if (def.type === 'number') return { type: 'number' }
  if (def.type === 'boolean') return { type: 'flag' }
  if (def.type === 'string' && def.format === 'date') return { type: 'date' }
  return { type: def.type === 'string' || def.type === 'enum' ? 'text' : 'json' }
}
