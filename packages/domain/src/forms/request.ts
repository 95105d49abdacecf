import { privacyField } from './checkbox-fields.ts'
import { choiceField, choicesField, idsField, rangeError, shopField } from './choice-fields.ts'
import {
  chikuYearChoices,
  chintaiTypeChoices,
  cityChoices,
  madoriChoices,
  rentChoices,
  senyuMenChoices,
  tohoChoices,
} from './code-choices.ts'
import { contactMethodField, telForMethod } from './contact-method.ts'
import { defineForm } from './form.ts'
import { message } from './messages.ts'
import { moveInField } from './move-in.ts'
import { numberField } from './number-fields.ts'
import { setsubiField } from './setsubi-field.ts'
import {
  bodyField,
  emailField,
  honeypotField,
  kanaField,
  nameField,
  telField,
} from './text-fields.ts'

/** Kinds without rooms to live in. */
const FOR_BUSINESS: readonly string[] = ['tenpo', 'souko']

/** /request: 条件 → お客様情報 → 確認. */
export const requestForm = defineForm({
  name: 'request',
  inquiryType: 'request',
  fields: {
    bukken_type: choicesField('checkboxes', {
      label: '物件種別',
      required: true,
      choices: chintaiTypeChoices(),
    }),
    city_code: choicesField('multi', {
      label: 'ご希望のエリア',
      max: 5,
      choices: cityChoices(),
    }),
    eki_code: idsField('multi', { label: 'ご希望の駅', max: 5, pattern: /^\d{6}$/ }),
    shisetu_no: idsField('multi', { label: '通学先', max: 2, pattern: /^\d{4}$/ }),
    hy_yachin_min: choiceField('select', { label: '賃料（下限）', choices: rentChoices() }),
    hy_yachin_max: choiceField('select', {
      label: '賃料（上限）',
      required: true,
      choices: rentChoices(),
    }),
    madori: choicesField('checkboxes', {
      label: '間取り',
      required: true,
      choices: madoriChoices(),
    }),
    senyu_men_min: choiceField('select', {
      label: '専有面積（下限）',
      choices: senyuMenChoices(),
    }),
    toho: choiceField('select', { label: '駅徒歩', choices: tohoChoices() }),
    chiku_year: choiceField('select', { label: '築年数', choices: chikuYearChoices() }),
    setsubijoken: setsubiField('こだわり条件'),
    parking: choiceField('select', {
      label: '駐車場の台数',
      choices: [
        { value: '0', label: '不要' },
        { value: '1', label: '1台' },
        { value: '2', label: '2台' },
        { value: '3', label: '3台' },
      ],
    }),
    nyukyo_ninzu: numberField({ label: '入居人数', min: 1, max: 10, unit: '人' }),
    move_in: moveInField({ label: '入居希望時期', required: true }),
    name: nameField({ label: 'お名前', required: true }),
    name_kana: kanaField({ label: 'フリガナ' }),
    email: emailField({ label: 'メールアドレス', required: true }),
    tel: telField({ label: '電話番号' }),
    contact_method: contactMethodField(),
    tenpo_no: shopField({ label: 'ご希望の店舗' }),
    body: bodyField({ label: 'その他ご要望' }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
  unasked: ({ bukken_type }) =>
    bukken_type.length > 0 && bukken_type.every((kind) => FOR_BUSINESS.includes(kind))
      ? ['madori']
      : [],
  check: (values) => {
    const { city_code, eki_code, shisetu_no, hy_yachin_min, hy_yachin_max } = values
    const places = [...city_code, ...eki_code, ...shisetu_no]
    return {
      city_code: places.length > 0 ? undefined : message('area_required'),
      hy_yachin_min: rangeError('賃料', hy_yachin_min, hy_yachin_max),
      ...telForMethod(values),
    }
  },
})
