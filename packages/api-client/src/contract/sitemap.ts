import { z } from 'zod'
import { limitUpTo, query } from './query.ts'
import { cityCode, timestamp } from './scalars.ts'
import { baibaiBukkenType, chintaiBukkenType, contentType } from './words.ts'

const sitemapKind = z.enum(['chintai_room', 'tatemono', 'baibai_room', 'content'])

const sitemapFields = z.object({
  kind: sitemapKind,
  cursor: z.string().max(10).default('').describe('前の応答の next_cursor。省略すると先頭から'),
  limit: limitUpTo(10_000, 1_000),
})

export const sitemapQuery = query(sitemapFields)

const sitemapEntry = z.object({
  id: z.string(),
  lastmod: timestamp,
  /** What the address of its page is made of, besides the identifier. */
  city_code: cityCode.nullable(),
  type: z
    .union([chintaiBukkenType, baibaiBukkenType, contentType])
    .describe('物件種別（bukken_type）または記事の種別（content_type）'),
})

/** Everything of a kind that has a public page, by identifier; `next_cursor` is null at the end. */
export const sitemapAnswer = z.object({
  sitemap_entries: z.array(sitemapEntry),
  next_cursor: z.string().nullable(),
})

export type SitemapKind = z.output<typeof sitemapKind>
export type SitemapQuery = z.output<typeof sitemapFields>
export type SitemapEntry = z.output<typeof sitemapEntry>
