import { z } from 'zod'
import { ekiCode, shisetuNo } from './scalars.ts'

/** One way to get there. Minutes are derived from metres (80 m, rounded up), never typed in. */
export const kotsu = z.object({
  line_code: z.string(),
  eki_code: ekiCode,
  eki_name: z.string(),
  bus_fun: z.int().nullable().describe('バス乗車 分'),
  bus_tei: z.string().nullable().describe('下車する停留所'),
  toho_m: z.int().describe('徒歩 m（バスのときは停留所から）'),
  toho_fun: z.int().min(1).describe('徒歩 分'),
})

export const shisetu = z.object({
  shisetu_no: shisetuNo.nullable().describe('学校などの施設番号。周辺の店などは null'),
  name: z.string(),
  type: z.int().describe('施設種別（shisetsu_type）'),
  kyori_m: z.int().describe('道のり m'),
})

/** How long one goes to each place of the query, in its order. */
export const commute = z
  .array(z.object({ minutes: z.int().min(0).nullable(), by: z.enum(['train', 'car']) }))
  .optional()
  .describe(
    'commute、commute_to の行き先ごとの目安（分）。徒歩・バス・乗換を含む。2時間を超えれば null',
  )

export type Kotsu = z.output<typeof kotsu>
export type Shisetu = z.output<typeof shisetu>
