import { z } from 'zod'
import { coded } from './coded.ts'
import { listOf } from './list.ts'
import { cityCode, count, latitude, longitude, shisetuNo } from './scalars.ts'

/** The entity spells `shisetsu`, the room query `shisetu_no`: both are names of the contract. */
export const school = z.object({
  shisetsu_no: shisetuNo,
  ...coded('shisetsu_type', '施設種別'),
  shisetsu_nm: z.string(),
  shisetsu_kana: z.string(),
  slug: z.string(),
  city_code: cityCode,
  lat: latitude,
  lng: longitude,
  chintai_bukken_suu: count,
  baibai_bukken_suu: count,
  sort: z.int(),
})

export const schoolList = listOf('schools', school)

export type School = z.output<typeof school>
