import { z } from 'zod'
import { count, timestamp } from './scalars.ts'

const counts = z.record(z.string(), count)

/** Sales listings on offer, counted in every way the sales top needs. */
const baibaiCounter = z.object({
  total: count,
  bukken_type: counts,
  toushi_bukken_type: counts,
  bukken_kbn: counts,
  area: counts.describe('キーは area_no'),
  city: counts.describe('キーは city_code'),
  eki_group: counts,
  shisetsu: counts.describe('キーは shisetsu_no'),
  new_7days: count,
  price_down_30days: count,
  updated_at: timestamp,
})

export const baibaiCounterAnswer = z.object({ counter: baibaiCounter })

export type BaibaiCounter = z.output<typeof baibaiCounter>
