import { z } from 'zod'
import { coded, codedOrNull } from './coded.ts'
import { kaitei, kingaku, kingakuWithNote } from './money.ts'
import { yen } from './scalars.ts'

/** The price and what owning costs every month. */
export const baibaiMoney = z.object({
  kakaku: yen.describe('価格（税込）円'),
  kakaku_to: yen.nullable().describe('最高価格 円（分譲で区画により異なるとき）'),
  ...coded('kakaku_zei_kbn', '税区分'),
  kakaku_rireki: z.array(kaitei).describe('価格改定履歴'),
  tsubo_tanka: yen.nullable().describe('坪単価 円/坪'),
  getsu_shiharai: yen.nullable().describe('月々の支払い目安 円/月（35年・元利均等）'),
  kanrihi: yen.nullable().describe('管理費 円/月'),
  shuzen_tsumitate: yen.nullable().describe('修繕積立金 円/月'),
  shuzen_kikin: yen.nullable().describe('修繕積立基金 円'),
  sonota_getsugaku: z.array(kingaku).describe('その他月額費用 円/月'),
  kotei_shisan_zei: yen.nullable().describe('固定資産税等 円/年'),
  getsu_sogaku: yen.nullable().describe('月々の総額 円/月（返済＋管理費＋修繕積立金＋税など）'),
  getsu_sogaku_items: z.array(kingakuWithNote).describe('月々の総額の内訳'),
})

/** How a condominium is looked after. */
export const kanri = z.object({
  ...codedOrNull('kanri_keitai', '管理形態'),
  ...codedOrNull('kanrinin', '管理人'),
  kanri_kumiai: z.boolean().nullable().describe('管理組合'),
  kanri_kaisha: z.string().nullable(),
})
