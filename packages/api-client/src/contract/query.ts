import { commuteOf, MOST_COMMUTES } from '@sumai/domain/search-url/commute'
import { MOST_CORNERS } from '@sumai/domain/search-url/field'
import { z } from 'zod'
import { latitude, longitude } from './scalars.ts'

/** `city_code[]` and `city_code` are one key; an empty value is an absent one. */
function tidy(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw
  const tidied: Record<string, unknown> = {}
  for (const [bracketed, value] of Object.entries(raw)) {
    const key = bracketed.endsWith('[]') ? bracketed.slice(0, -2) : bracketed
    const values = [tidied[key] ?? [], value].flat().filter((item) => !isBlank(item))
    if (values.length > 0) tidied[key] = values.length === 1 ? values[0] : values
  }
  return tidied
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A query string as a schema: unknown keys are ignored, wrong types rejected. */
export const query = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  z.preprocess(tidy, fields)

const fromText = <Schema extends z.ZodType>(pattern: RegExp, schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && pattern.test(value) ? Number(value) : value),
    schema,
  )

// What an integer column of the database can hold.
const int = z.int().max(2_147_483_647)
export const integer = fromText(/^-?\d{1,10}$/, int.min(-2_147_483_648))
export const positive = fromText(/^\d{1,10}$/, int.min(0))
export const decimal = fromText(/^\d{1,12}(\.\d{1,4})?$/, z.number().min(0))
const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/
const degrees = fromText(DEGREES, z.number().min(-180).max(180))
export const lat = fromText(DEGREES, latitude)
export const lng = fromText(DEGREES, longitude)

/** A number that must be one of the codes. */
export const oneOf = <const Code extends number>(codes: readonly Code[]) =>
  fromText(/^\d{1,10}$/, z.literal([...codes]))

const FLAGS: Record<string, boolean> = { '1': true, true: true, '0': false, false: false }

/** `1`, `0`, `true` or `false`. */
export const flag = z.preprocess(
  (value) => (typeof value === 'string' ? (FLAGS[value] ?? value) : value),
  z.boolean(),
)

/** One value or many: `city_code=a`, `city_code[]=a&city_code[]=b`. At most 200. */
export const many = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(200),
  )

/** Values between commas, or repeated. */
export const wordsOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(item).max(100),
  )

export const words = wordsOf(z.string())

/** What a visitor types; no text of the database can hold NUL. */
export const keyword = z
  .string()
  .max(100)
  .regex(/^[^\0]*$/)

const between = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

/** `w,s,e,n` in degrees. */
export const bounds = z.preprocess(between, z.tuple([degrees, degrees, degrees, degrees]))

/** The corners of an area: `lng,lat,lng,lat,…` in degrees. */
export const area = z.preprocess(
  between,
  z
    .array(degrees)
    .min(6)
    .max(2 * MOST_CORNERS)
    .refine(({ length }) => length % 2 === 0),
)

/** `place~minutes[~car]`, twice at most. */
export const commutes = many(
  z.string().refine((text) => commuteOf(text) !== null, {
    error: '駅か大学のスラッグ、または 経度,緯度 のあとに ~分（1〜120）を続けてください。',
  }),
).refine((all) => all.length <= MOST_COMMUTES, { error: '通勤・通学先は2件までです。' })

/** As of MapLibre: the world is 512 pixels wide at 0. */
export const zoom = fromText(/^\d{1,2}(\.\d{1,4})?$/, z.number().min(0).max(22)).describe(
  '地図の縮尺',
)

export const limitUpTo = (most: number, usual: number) =>
  fromText(/^\d{1,6}$/, z.int().min(1).max(most)).default(usual)

export const limit = (usual: number) => limitUpTo(100, usual)

export const paging = {
  page: fromText(/^\d{1,6}$/, z.int().min(1)).default(1),
  limit: limit(20),
}

/** Our own extensions of every room list. */
export const extensions = {
  fields: z.enum(['light']).optional(),
  with_facets: words.optional().describe('all または欲しいファセット名'),
  with_relax: flag.optional().describe('少ししか見つからないとき、外すと増える条件を答える'),
  commute_to: commutes
    .optional()
    .describe('commute と同じ書式。条件にはせず、そこまでの目安を答える（分は問わない）'),
}

/** Refuses `min > max`, naming both keys. */
export const ordered =
  (...stems: string[]) =>
  (ctx: { value: Record<string, unknown>; issues: z.core.$ZodRawIssue[] }) => {
    for (const stem of stems) {
      const [min, max] = [ctx.value[`${stem}_min`], ctx.value[`${stem}_max`]]
      if (typeof min === 'number' && typeof max === 'number' && min > max) {
        ctx.issues.push({
          code: 'custom',
          input: min,
          path: [`${stem}_min`],
          message: `${stem}_min は ${stem}_max 以下にしてください。`,
        })
      }
    }
  }
