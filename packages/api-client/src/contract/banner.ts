import { z } from 'zod'
import { listOf } from './list.ts'
import { timestamp, url } from './scalars.ts'
import { bannerType } from './words.ts'

export const banner = z.object({
  banner_id: z.int(),
  banner_type: bannerType,
  title: z.string(),
  image_pc: url,
  image_sp: url.nullable(),
  alt: z.string(),
  link_url: url.nullable(),
  is_blank: z.boolean().describe('別タブで開く'),
  start_at: timestamp.nullable(),
  end_at: timestamp.nullable(),
  is_public: z.boolean(),
  sort: z.int(),
  version: z.int(),
})

export const bannerList = listOf('banners', banner)
export const bannerAnswer = z.object({ banner })

export type Banner = z.output<typeof banner>
