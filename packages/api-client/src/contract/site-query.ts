import { AREAS } from '@sumai/domain/areas'
import { options } from '@sumai/domain/codes'
import { z } from 'zod'
import { integer, many, oneOf, paging, query } from './query.ts'
import { cityCode, shisetuNo, tenpoNo } from './scalars.ts'
import { bannerType, contentOrder, contentType } from './words.ts'

const areaNo = oneOf(AREAS.map((area) => area.areaNo))
const shisetsuType = oneOf(options('shisetsu_type').map(({ code }) => Number(code)))

/** The short queries of everything that is not a listing. */
const shopsFields = z.object({
  ...paging,
  area_no: many(areaNo).optional(),
  city_code: many(cityCode).optional(),
  cb_flg: oneOf([1, 2]).optional().describe('1 売買、2 賃貸。両方の店はどちらにも'),
  tenpo_no: many(tenpoNo).optional(),
  exclude_tenpo_no: many(tenpoNo).optional(),
})

const staffsFields = z.object({ ...paging, tenpo_no: many(tenpoNo).optional() })

const citiesFields = z.object({ area_no: many(areaNo).optional() })

const schoolsFields = z.object({
  shisetsu_type: many(shisetsuType).optional(),
  shisetsu_no: many(shisetuNo).optional(),
  city_code: many(cityCode).optional(),
})

const bannersFields = z.object({ banner_type: many(bannerType).optional() })

const contentsFields = z.object({
  ...paging,
  // One variant of the rental Q&A is spelt ekimaesan.
  content_type: z.preprocess(
    (value) => (value === 'ekimaesan' ? 'ekimaesan_chintai' : value),
    contentType,
  ),
  tag_id: many(integer).optional(),
  exclude_id: many(integer).optional(),
  order: contentOrder.default('new'),
})

export const shopsQuery = query(shopsFields)
export const staffsQuery = query(staffsFields)
export const citiesQuery = query(citiesFields)
export const schoolsQuery = query(schoolsFields)
export const bannersQuery = query(bannersFields)
export const contentsQuery = query(contentsFields)

export type SchoolsQuery = z.output<typeof schoolsFields>
export type ShopsQuery = z.output<typeof shopsFields>
export type StaffsQuery = z.output<typeof staffsFields>
export type ContentsQuery = z.output<typeof contentsFields>
