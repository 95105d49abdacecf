import { formatMonth, inTokyo } from '@sumai/format/dates'
import { privacyField } from './checkbox-fields.ts'
import { choiceField, shopField } from './choice-fields.ts'
import { cityChoices, madoriChoices } from './code-choices.ts'
import { contactMethodField, contactTimeField } from './contact-method.ts'
import { monthField } from './date-fields.ts'
import type { KnownFacts } from './facts.ts'
import { defineForm } from './form.ts'
import { message } from './messages.ts'
import { decimalField, numberField } from './number-fields.ts'
import { SATEI_KINDS } from './satei-kinds.ts'
import {
  bodyField,
  emailField,
  honeypotField,
  kanaField,
  nameField,
  telField,
  textField,
  zipField,
} from './text-fields.ts'

const OF_A_FLAT = ['mansion_name', 'room_no'] as const

/** The fields that do not apply to a kind. A map, because any text may be posted as the kind. */
const NOT_OF = new Map<string, readonly Building[]>([
  ['mansion', ['tochi_men']],
  ['kodate', OF_A_FLAT],
  ['tochi', [...OF_A_FLAT, 'tatemono_men', 'madori', 'chiku_ym']],
  ['ittou', ['room_no', 'madori']],
])
type Building = (typeof OF_A_FLAT)[number] | 'tochi_men' | 'tatemono_men' | 'madori' | 'chiku_ym'

/** /baibai/satei: 種別 → 物件 → ご状況 → お客様. */
export const sateiForm = defineForm({
  name: 'satei',
  inquiryType: 'satei',
  fields: {
    satei_bukken: choiceField('radio', {
      label: '査定物件の種別',
      required: true,
      choices: SATEI_KINDS,
    }),
    satei_method: choiceField('radio', {
      label: '査定方法',
      required: true,
      choices: [
        { value: 'visit', label: '訪問査定' },
        { value: 'desk', label: '机上査定（簡易）' },
        { value: 'kaitori', label: '買取査定' },
      ],
    }),
    zip: zipField({ label: '郵便番号' }),
    city_code: choiceField('select', {
      label: '市区町村',
      required: true,
      choices: cityChoices(),
      unknown: message('out_of_area'),
    }),
    address: textField({ label: '町名・番地', required: true, max: 200 }),
    mansion_name: textField({ label: 'マンション名', max: 100 }),
    room_no: textField({ label: '部屋番号', max: 20 }),
    tochi_men: decimalField({ label: '土地面積（㎡）', min: 1, max: 99_999, unit: '㎡' }),
    tatemono_men: decimalField({ label: '建物・専有面積（㎡）', min: 1, max: 99_999, unit: '㎡' }),
    madori: choiceField('select', { label: '間取り', choices: madoriChoices() }),
    chiku_ym: monthField({ label: '築年月' }),
    genkyo: choiceField('radio', {
      label: '現況',
      required: true,
      choices: [
        { value: 'living', label: '居住中' },
        { value: 'vacant', label: '空家' },
        { value: 'rented', label: '賃貸中' },
        { value: 'land', label: '更地' },
        { value: 'other', label: 'その他' },
      ],
    }),
    relation: choiceField('radio', {
      label: '物件との関係',
      required: true,
      choices: [
        { value: 'self', label: '本人名義' },
        { value: 'shared', label: '共有名義' },
        { value: 'family', label: '家族名義' },
        { value: 'corp', label: '法人名義' },
        { value: 'other', label: 'その他' },
      ],
    }),
    reason: choiceField('select', {
      label: '売却の理由',
      choices: [
        { value: 'move', label: '住み替え' },
        { value: 'inherit', label: '相続' },
        { value: 'asset', label: '資産整理' },
        { value: 'divorce', label: '離婚' },
        { value: 'transfer', label: '転勤' },
        { value: 'other', label: 'その他' },
      ],
    }),
    when: choiceField('select', {
      label: '売却希望時期',
      required: true,
      choices: [
        { value: 'soon', label: 'すぐに' },
        { value: '3m', label: '3か月以内' },
        { value: '6m', label: '半年以内' },
        { value: '1y', label: '1年以内' },
        { value: 'undecided', label: '未定' },
      ],
    }),
    loan_zandaka: numberField({ label: 'ローン残債（万円）', min: 0, max: 99_999, unit: '万円' }),
    name: nameField({ label: 'お名前', required: true }),
    name_kana: kanaField({ label: 'フリガナ', required: true }),
    email: emailField({ label: 'メールアドレス', required: true }),
    tel: telField({ label: '電話番号', required: true }),
    contact_method: contactMethodField(),
    contact_time: contactTimeField(),
    tenpo_no: shopField({ label: 'ご希望の店舗' }),
    body: bodyField({ label: 'ご要望' }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
  unasked: ({ satei_bukken }) => NOT_OF.get(satei_bukken) ?? [],
  check: ({ satei_bukken, mansion_name, chiku_ym }, { now }) => ({
    mansion_name:
      satei_bukken === 'mansion' && mansion_name === ''
        ? message('required_text', { label: 'マンション名' })
        : undefined,
    chiku_ym: chikuError(chiku_ym, now),
  }),
})

const OLDEST = '1900-01'

/** The month of construction must not be in the future, nor a year that stands alone. */
function chikuError(chikuYm: string, now: KnownFacts['now']): string | undefined {
  const newest = inTokyo(now).format('YYYY-MM')
  const month = /^\d{4}$/.test(chikuYm) ? `${chikuYm}-01` : chikuYm
  if (month === '' || (OLDEST <= month && month <= newest)) return undefined
  const [min, max] = [formatMonth(OLDEST), formatMonth(newest)]
  return message('range', { label: '築年月', min, max })
}
