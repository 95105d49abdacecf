import { z } from 'zod'
import { commute } from './access.ts'
import { bukkenNo, count, latitude, longitude, tmNo, yen } from './scalars.ts'

const gathered = {
  lat: latitude,
  lng: longitude,
  count: count.describe('物件数'),
}

const cluster = z.object({
  ...gathered,
  price_median: yen.describe('中央値。偶数件では低い方'),
  commute_min: z.int().optional().describe('commute の目安（分）の最小'),
  town: z
    .object({ name: z.string(), is_around: z.boolean().describe('近隣の市町村の物件も含む') })
    .optional()
    .describe('市町村。zoom が10未満のとき'),
  bounds: z.tuple([longitude, latitude, longitude, latitude]).readonly().describe('西,南,東,北'),
})
const pin = z.object({
  ...gathered,
  price_min: yen,
  price_max: yen,
  bukken_no: bukkenNo.describe('最も安い物件'),
  commute,
})

const mapOf = <Pin extends z.ZodType>(pins: Pin) =>
  z.object({
    total: count.describe('条件に合うすべての物件数'),
    clusters: z.array(cluster),
    pins: z.array(pins),
  })

/** What a map shows: places that lie too close together are clusters, the others pins. */
export const chintaiMapAnswer = mapOf(pin.extend({ tm_no: tmNo }))
export const baibaiMapAnswer = mapOf(pin)
