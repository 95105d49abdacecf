import { z } from 'zod'
import { coded, codedList, codedOrNull } from './coded.ts'
import { men, yen } from './scalars.ts'

/** A road the land touches. */
const setsudo = z.object({
  muki: z.int().describe('方位（muki）'),
  fukuin_m: z.number().describe('幅員 m'),
  haba_m: z.number().nullable().describe('間口 m'),
  doro_shubetu: z.int().describe('道路種別'),
  ichi_shitei: z.boolean().describe('位置指定'),
})

export const rights = z.object({
  ...coded('tochi_kenri', '土地権利'),
  shakuchi_kikan: z.string().nullable().describe('借地期間'),
  chidai: yen.nullable().describe('地代 円/月'),
  mochibun: z.string().nullable().describe('持分'),
})

const kenchikuJoken = z.object({
  kaisha: z.string(),
  kikan_month: z.int(),
  note: z.string().nullable(),
})

/** What the law lets one build. */
export const zoning = z.object({
  ...codedList('youto_chiiki', '用途地域'),
  ...codedOrNull('toshi_keikaku', '都市計画'),
  kenpei: z.int().nullable().describe('建ぺい率 %'),
  yoseki: z.int().nullable().describe('容積率 %'),
  hourei_seigen: z.string().nullable().describe('法令上の制限'),
  is_no_condition: z.boolean().nullable().describe('建築条件なし（土地）'),
  kenchiku_joken: kenchikuJoken.nullable().describe('建築条件'),
})

/** The ground and its roads, including what must be shown as a warning. */
export const ground = z.object({
  ...codedOrNull('chimoku', '地目'),
  ...codedOrNull('chisei', '地勢'),
  ...codedOrNull('setsudo_jokyo', '接道状況'),
  setsudo: z.array(setsudo),
  is_sarachi: z.boolean().nullable().describe('更地（土地）'),
  is_setback: z.boolean().nullable(),
  setback_men: men.nullable().describe('セットバック面積 ㎡'),
  shido_futan_men: men.nullable().describe('私道負担面積 ㎡'),
  shido_futan_wariai: z.string().nullable(),
  is_saikenchiku_fuka: z.boolean().describe('再建築不可'),
  is_chosei_kuiki: z.boolean().describe('市街化調整区域'),
  is_furuya: z.boolean().describe('古家あり'),
  keisha_wariai: z.int().nullable().describe('傾斜地の割合 %'),
  rojijo_wariai: z.int().nullable().describe('路地状部分の割合 %'),
  is_koatsusen: z.boolean().describe('高圧線下'),
  is_gake: z.boolean().describe('がけ・擁壁'),
  suido: z.string().nullable(),
  gesui: z.string().nullable(),
  gas: z.string().nullable(),
})

export type Setsudo = z.output<typeof setsudo>
export type KenchikuJoken = z.output<typeof kenchikuJoken>
