import { describe, expect, test } from '@jest/globals'
import { PLACES } from '../places/places.ts'
import { toInquiry } from './inquiry.ts'
import { requestForm } from './request.ts'
import { validateForm } from './validate.ts'

const filled = {
  bukken_type: ['mansion', 'apartment'],
  city_code: ['40203'],
  hy_yachin_max: '60000',
  madori: [150, '250'],
  move_in: '3m',
  name: '筑紫 太郎',
  email: 'taro@example.jp',
  contact_method: 'email',
  agree_privacy: 'on',
}
const errorsOf = (changes: object) => validateForm(requestForm, { ...filled, ...changes }).errors

describe('a request for rooms', () => {
  test('names an area, a station or a school', () => {
    expect(errorsOf({ city_code: [] })).toEqual({
      city_code: 'ご希望のエリア・駅・学校のいずれかを選択してください。',
    })
    expect(errorsOf({ city_code: [], eki_code: '100101' })).toEqual({})
    expect(errorsOf({ city_code: [], shisetu_no: '1001' })).toEqual({})
  })

  test('names not too many of them', () => {
    const cities = ['40203', '40131', '40132', '40133', '40134', '40135']
    expect(errorsOf({ city_code: cities })).toEqual({
      city_code: 'ご希望のエリアは5件まで選択できます。',
    })
    expect(errorsOf({ shisetu_no: ['1001', '1002', '1003'] })).toEqual({
      shisetu_no: '通学先は2件まで選択できます。',
    })
  })

  test('takes every station and school of the master', () => {
    for (const { key, codes } of PLACES) {
      if (key === 'city_code') continue
      expect(errorsOf({ [key]: codes.slice(0, 2) })).toEqual({})
    }
  })

  test('asks for a layout where somebody is to live', () => {
    expect(errorsOf({ madori: [] })).toEqual({ madori: expect.stringContaining('間取り') })
    expect(errorsOf({ madori: [], bukken_type: ['tenpo', 'souko'] })).toEqual({})
    expect(errorsOf({ madori: [], bukken_type: ['tenpo', 'apartment'] })).toHaveProperty('madori')
  })

  test('has a rent that goes up', () => {
    expect(errorsOf({ hy_yachin_min: '65000' })).toEqual({
      hy_yachin_min: '賃料の下限は上限以下にしてください。',
    })
    expect(errorsOf({ hy_yachin_min: '60000' })).toEqual({})
    expect(errorsOf({ hy_yachin_max: '' })).toEqual({
      hy_yachin_max: '賃料（上限）を選択してください。',
    })
    expect(errorsOf({ hy_yachin_max: '61234' })).toEqual({
      hy_yachin_max: '賃料（上限）の選択肢が正しくありません。',
    })
  })

  test('is for one to ten people', () => {
    expect(errorsOf({ nyukyo_ninzu: '１１' })).toEqual({
      nyukyo_ninzu: '入居人数は1〜10の範囲で入力してください。',
    })
    expect(errorsOf({ nyukyo_ninzu: '' })).toEqual({})
  })

  test('tells what must be there from what would be nice', () => {
    const wishes = ['want:102', 'must:101', 'want:101']
    const { values, errors } = validateForm(requestForm, { ...filled, setsubijoken: wishes })
    expect(errors).toEqual({})
    expect(values.setsubijoken).toEqual(['want:102', 'must:101'])
    expect(errorsOf({ setsubijoken: ['101'] })).toEqual({
      setsubijoken: 'こだわり条件の選択肢が正しくありません。',
    })
  })

  test('sends its conditions by the names of the searches', () => {
    const { values } = validateForm(requestForm, filled)
    expect(toInquiry(requestForm, values, { siteType: 'chintai' }).details).toEqual({
      bukken_type: ['mansion', 'apartment'],
      city_code: ['40203'],
      hy_yachin_max: '60000',
      madori: ['150', '250'],
      move_in: '3m',
    })
  })
})
