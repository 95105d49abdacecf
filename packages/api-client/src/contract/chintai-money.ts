import { z } from 'zod'
import { coded } from './coded.ts'
import { kaitei, kingaku, kingakuWithNote } from './money.ts'
import { yen } from './scalars.ts'
import { moneyUnit } from './words.ts'

const monthsOrYen = z.number()

/** Everything a tenant pays, each item by its own name. */
export const chintaiMoney = z.object({
  hy_yachin: yen.describe('賃料 円/月'),
  ...coded('yachin_zei_kbn', '賃料の税区分'),
  kyoekihi: yen.describe('管理費・共益費 円/月'),
  sonota_getsugaku: z.array(kingaku).describe('その他月額費用 円/月'),
  getsu_sogaku: yen.describe('月々の総額 円/月'),
  getsu_sogaku_items: z.array(kingakuWithNote).describe('月々の総額の内訳。和は getsu_sogaku'),

  shikikin_kbn: moneyUnit,
  shikikin: monthsOrYen.describe('敷金 か月/円'),
  reikin_kbn: moneyUnit,
  reikin: monthsOrYen.describe('礼金 か月/円'),
  hoshokin: z.number().nullable().describe('保証金 か月'),
  shokyaku: z.number().nullable().describe('敷引・償却 か月'),
  koshinryo: yen.nullable().describe('更新料 円'),
  chukai_tesuryo_kbn: moneyUnit.nullable(),
  chukai_tesuryo: monthsOrYen.nullable().describe('仲介手数料 か月/円（税込）'),

  ...coded('hosho_riyo', '保証会社の利用'),
  hosho_kaisha: z.string().nullable(),
  hosho_shokai: z.string().nullable().describe('保証料（初回）'),
  hosho_getsugaku: z.string().nullable().describe('保証料（月額）'),
  hoken_hitsuyo: z.boolean().describe('損害保険加入'),
  hoken_ryo: yen.nullable().describe('損害保険料 円'),
  hoken_kikan: z.int().nullable().describe('保険期間 か月'),
  kagi_kokan: yen.nullable().describe('鍵交換費用 円'),
  cleaning: yen.nullable().describe('退去時清掃費 円'),
  sonota_ichiji: z.array(kingaku).describe('その他一時金 円'),
  shoki_hiyo: yen.describe('初期費用の目安 円'),
  shoki_hiyo_items: z.array(kingakuWithNote).describe('初期費用の内訳。和は shoki_hiyo'),

  free_rent_month: z.number().nullable().describe('フリーレント か月'),
  yachin_rireki: z.array(kaitei).describe('賃料の変更履歴'),
})
