import { z } from 'zod'
import { listOf } from './list.ts'
import { bukkenNo, cityCode, count, tmNo } from './scalars.ts'

/** A suggestion of chintai/names: a building by its name. */
const chintaiName = z.object({
  tm_no: tmNo,
  tm_name: z.string(),
  tm_name_kana: z.string().nullable(),
  city_code: cityCode,
  address_disp: z.string(),
  empty_count: count.describe('空室数'),
})

/** A suggestion of baibai/names: a listing by its name. */
const baibaiName = z.object({
  bukken_no: bukkenNo,
  name: z.string(),
  city_code: cityCode,
  address_disp: z.string(),
})

export const chintaiNameList = listOf('names', chintaiName)
export const baibaiNameList = listOf('names', baibaiName)
