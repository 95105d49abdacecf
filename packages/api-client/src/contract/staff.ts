import { z } from 'zod'
import { listOf } from './list.ts'
import { cityCode, syainNo, tenpoNo, url } from './scalars.ts'

/** What the public may know of a member of staff; role and address stay inside. */
export const staff = z.object({
  syain_no: syainNo,
  tenpo_no: tenpoNo,
  name: z.string(),
  name_kana: z.string(),
  photo_url: url.nullable(),
  yakushoku: z.string().nullable().describe('役職'),
  shikaku: z.array(z.string()).describe('資格'),
  tokui_area: z.array(cityCode).describe('得意エリア'),
  tokui_area_label: z.array(z.string()),
  tokui: z.array(z.string()).describe('得意分野'),
  shushin: z.string().nullable().describe('出身'),
  shumi: z.string().nullable().describe('趣味'),
  message: z.string().nullable(),
  languages: z.array(z.string()),
  nengen: z.int().nullable().describe('業界経験 年'),
  sort: z.int(),
  version: z.int(),
})

export const staffList = listOf('staffs', staff)
export const staffAnswer = z.object({ staff })

export type Staff = z.output<typeof staff>
