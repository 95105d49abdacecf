import type { Form } from '../sense.ts'
import { ABOUT, BELOW, FROM, NUMBER, sticky, UP_TO } from './number.ts'
import { YEN } from './yen.ts'

const OTHER_MONEY =
  '(?:坪単価|敷金|礼金|敷礼|管理費|共益費|駐車場代?|駐車料金?|初期費用|保証金|仲介手数料|修繕積立金|頭金|年収|ばいく代|水道代|光熱費|更新料|月々の?支払い?|月々の?返済|返済)'
const LIMIT = `(?:${UP_TO}|${BELOW}|${FROM}|${ABOUT})?`

const FORMS = [
  // Money that is neither rent nor price.
  `${OTHER_MONEY}(?:は|が|も|:)?(?:${YEN}|\\d{3,6}|${NUMBER}(?:か月|ヶ月|ケ月|かげつ|けげつ|カ月|%))${LIMIT}`,
  // Cities elsewhere that have wards of the same names.
  '(?:熊本|北九州|大阪|神戸|名古屋|京都|札幌|仙台|広島|岡山|横浜|川崎|千葉|さいたま|浜松|静岡|新潟|堺|相模原)市(?:[一-龠]{1,3}区)?',
  // Schools and what is called after a place.
  '(?:(?![市区町村駅県])[一-龠々のが]){1,6}(?:小学校|中学校|高校|高等学校|小学区|中学区|幼稚園|保育園|病院|神社|天満宮|団地)(?:校区|区|前|周辺|近く)?',
  // Numbers of listings, telephones and postal codes.
  '\\d{7,}',
  '\\d{2,4}-\\d{2,4}-\\d{3,4}',
  '\\d{3}-\\d{4}(?!\\d)',
  // Persons, days and years.
  `(?:${NUMBER})(?:人|名|人家族|人暮らし|人用|才|歳|日|月|か月|ヶ月|年|時|週間|号室|号館|番地|番|丁目|部|件|戸|世帯)(?:入居|以内|以上|から|まで|以降|頃|築)?`,
]

/** What has a number and a meaning, but no condition. */
export const unserved: Form[] = FORMS.map((form) => ({ form: sticky(form), read: () => null }))
