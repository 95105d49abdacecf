import { z } from 'zod'
import { men, yen } from './scalars.ts'
import { rimawariKbn } from './words.ts'

/** One unit of a let building. */
const rentRoll = z.object({
  no: z.string(),
  madori: z.string(),
  men,
  yachin: yen,
  status: z.string().describe('賃貸中・空室'),
})

/** What an investment earns. */
export const investment = z.object({
  shueki_rimawari: z.number().nullable().describe('表面利回り %'),
  rimawari_kbn: rimawariKbn.nullable().describe('満室想定か現行か'),
  jisshitsu_rimawari: z.number().nullable().describe('実質利回り %'),
  nenkan_shunyu: yen.nullable().describe('年間収入 円/年'),
  nenkan_keihi: yen.nullable().describe('年間経費 円/年'),
  nyukyo_ritsu: z.int().nullable().describe('入居率 %'),
  rent_roll: z.array(rentRoll),
})

/** One lot of a tateuri site. */
const kukaku = z.object({
  no: z.string(),
  kakaku: yen,
  tochi_men: men,
  tatemono_men: men,
  madori: z.string(),
  status: z.string().describe('販売中・商談中・成約'),
})

export const bunjo = z.object({
  kukaku_su: z.int().describe('総区画数'),
  hanbai_kukaku: z.int().describe('今回販売区画数'),
  plan_image: z.string().nullable().describe('区画図'),
  kukaku: z.array(kukaku),
})

export type RentRoll = z.output<typeof rentRoll>
export type Kukaku = z.output<typeof kukaku>
export type Bunjo = z.output<typeof bunjo>
