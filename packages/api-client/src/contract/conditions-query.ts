import { SHISETU_KYORI } from '@sumai/domain/listing/distance'
import type { Condition, ConditionTable, KeysOf, OfKind } from '@sumai/domain/search-url/condition'
import { z } from 'zod'
import {
  area,
  bounds,
  commutes,
  type decimal,
  flag,
  keyword,
  many,
  oneOf,
  positive,
} from './query.ts'
import { bukkenNo, cityCode, date, ekiCode, shisetuNo, tenpoNo } from './scalars.ts'

/** What the address of a search does not say of it: how the API takes its numbers and identifiers. */
type Given<Table extends ConditionTable> = Record<
  OfKind<Table, 'range' | 'within' | 'from'>,
  typeof positive | typeof decimal | typeof date
> &
  Record<OfKind<Table, 'place' | 'ids' | 'distance'>, z.ZodType<string | number>>

type Value<Row, Schema> = Row extends { kind: infer K; field: infer F }
  ? K extends 'flag' | 'mode'
    ? boolean
    : K extends 'choices' | 'all'
      ? F extends { allowed: readonly (infer Word)[] }
        ? Word[]
        : number[]
      : K extends 'place' | 'ids'
        ? z.output<Schema>[]
        : K extends 'bounds'
          ? z.output<typeof bounds>
          : K extends 'commute'
            ? string[]
            : K extends 'area'
              ? z.output<typeof area>
              : K extends 'text'
                ? string
                : z.output<Schema>
  : never

type Shape<Table extends ConditionTable, Schemas> = {
  [Name in keyof Table as Table[Name]['kind'] extends 'display'
    ? never
    : KeysOf<Table, Name>]: z.ZodOptional<
    z.ZodType<Value<Table[Name], Name extends keyof Schemas ? Schemas[Name] : never>>
  >
}

/** The query of a table of conditions; `notes` are for its readers. */
export function conditionsQuery<Table extends ConditionTable, const Schemas extends Given<Table>>(
  table: Table,
  schemas: Schemas,
  notes: Partial<Record<keyof Table, string>>,
): Shape<Table, Schemas> {
  const shape = Object.entries<Condition>(table).flatMap(([name, row]) => {
    if (row.kind === 'display') return []
    const schema = schemaOf(row, (schemas as Record<string, z.ZodType>)[name]).optional()
    const note = notes[name]
    const noted = note ? schema.describe(note) : schema
    return row.kind === 'range'
      ? [
          [`${name}_min`, noted],
          [`${name}_max`, noted],
        ]
      : [[name, noted]]
  })
  return Object.fromEntries(shape)
}

function schemaOf({ kind, field }: Condition, given: z.ZodType = z.never()): z.ZodType {
  switch (kind) {
    case 'flag':
    case 'mode':
      return flag
    case 'choices':
    case 'all':
      return many(choiceOf(field))
    case 'place':
    case 'ids':
      return many(given)
    case 'bounds':
      return bounds
    case 'area':
      return area
    case 'commute':
      return commutes
    case 'text':
      return keyword
    default:
      return given
  }
}

function choiceOf(field: object): z.ZodType {
  const { allowed, ranges = [] } = field as {
    allowed?: readonly [string, ...string[]]
    ranges?: readonly (readonly [first: number, last: number])[]
  }
  if (allowed) return z.enum(allowed)
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  return oneOf(codes)
}

/** The ranges of a table: `min > max` is refused. */
export const rangesOf = (table: ConditionTable): string[] =>
  Object.keys(table).filter((name) => table[name]?.kind === 'range')

/** Of the conditions that both sites have. */
export const listingSchemas = {
  city_code: cityCode,
  eki_code: ekiCode,
  shisetu_no: shisetuNo,
  shisetu_kyori: oneOf(SHISETU_KYORI),
  shogakko_no: shisetuNo,
  chugakko_no: shisetuNo,
  tenpo_no: tenpoNo,
  bukken_no: bukkenNo,
  chiku_year: positive,
  toho: positive,
  shinchaku: positive,
  koukai_since: date,
}

export const LISTING_NOTES = {
  shisetu_no: 'shisetu_kyori 以内',
  shisetu_kyori: '施設からの距離。m、既定は 3000',
  shogakko_no: '小学校区',
  chugakko_no: '中学校区',
  chiku_year: '築n年以内。0 は新築',
  toho: '徒歩n分以内。eki_code とともに指定すると、その駅まで',
  bounds: '西,南,東,北（度）',
  area: '囲んだ範囲の角。経度,緯度,経度,緯度…（60点まで）',
  setsubijoken: 'すべてを満たす',
  commute:
    '通勤・通学先~分[~car]。2件まで、すべてを満たす。先は駅か大学のスラッグ、または 経度,緯度',
  shinchaku: 'n日以内に公開された物件',
  koukai_since: 'この日以降に公開された物件',
}
