import { z } from 'zod'
import { count } from './scalars.ts'

const pagination = z.object({
  page: z.int().min(1),
  limit: z.int().min(1),
  total: count,
  last_page: z.int().min(1).describe('0件でも1'),
})

/** How many rows each option would give: `{ madori: { "150": 34 } }`, keyed by query and by code. */
export const facets = z.record(z.string(), z.record(z.string(), count))

/** The conditions whose removal brings most, at most three, best first. */
const relax = z.array(
  z.object({
    remove: z.string().describe('外す検索条件のクエリ名'),
    total: count,
    steps: z
      .array(z.object({ to: z.number(), total: count }))
      .optional()
      .describe('0件のとき、上限・下限をゆるめると見つかる近い値（最大2つ）とその件数'),
  }),
)

type Page<Name extends string, Item extends z.ZodType> = {
  [Key in Name]: z.ZodArray<Item>
} & { pagination: typeof pagination }

/** The body of a list: `{ shops: [...], pagination }`. Short lists come as one page. */
export const listOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({ [name]: z.array(item), pagination } as unknown as Page<Name, Item>)

/** The body of a search, with facets and relax when asked for. */
export const searchOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  listOf(name, item).extend({ facets: facets.optional(), relax: relax.optional() })

export type Pagination = z.output<typeof pagination>
export type Facets = z.output<typeof facets>
export type Relax = z.output<typeof relax>
