import { area, check, codes, date, type Group, number, orNone, text, unit, yen } from './field.ts'

/** A room for rent; what belongs to its building is changed with the building. */
export const CHINTAI_GROUPS: readonly Group[] = [
  {
    id: 'basic',
    title: '基本と紹介文',
    fields: [
      { name: 'room_no', control: orNone(text(10)) },
      { name: 'is_room_no_disp', control: check },
      { name: 'title', control: text(60) },
      { name: 'catch_copy', control: orNone(text(100)) },
      { name: 'comment', control: orNone(area(1000)) },
    ],
  },
  {
    id: 'money',
    title: '賃料と費用',
    fields: [
      { name: 'hy_yachin', control: yen },
      { name: 'kyoekihi', control: yen },
      { name: 'shikikin', control: number('') },
      { name: 'shikikin_kbn', control: unit },
      { name: 'reikin', control: number('') },
      { name: 'reikin_kbn', control: unit },
      { name: 'chukai_tesuryo', control: orNone(number('')) },
      { name: 'chukai_tesuryo_kbn', control: orNone(unit) },
      { name: 'hosho_riyo', control: codes('hosho_riyo') },
      { name: 'hosho_kaisha', control: orNone(text(60)) },
      { name: 'hosho_shokai', control: orNone(text(60)), hint: '例：賃料等の50%' },
      { name: 'hosho_getsugaku', control: orNone(text(60)) },
      { name: 'hoken_hitsuyo', control: check },
      { name: 'hoken_ryo', control: orNone(yen) },
      { name: 'hoken_kikan', control: orNone(number('か月')) },
      { name: 'kagi_kokan', control: orNone(yen) },
      { name: 'cleaning', control: orNone(yen) },
      { name: 'free_rent_month', control: orNone(number('か月')) },
    ],
  },
  { id: 'photos', title: '写真', part: 'photos', edits: ['photos'], fields: [] },
  {
    id: 'space',
    title: '間取りと広さ',
    fields: [
      { name: 'madori_heyasu', control: orNone(number('部屋')) },
      { name: 'madori_kind', control: orNone(codes('madori_kind')) },
      { name: 'senyu_men', control: number('㎡') },
      { name: 'balcony_men', control: orNone(number('㎡')) },
      { name: 'kai', control: orNone(number('階')) },
      { name: 'muki', control: orNone(codes('muki')) },
      { name: 'is_kadobeya', control: check },
    ],
  },
  {
    id: 'terms',
    title: '契約と入居',
    fields: [
      { name: 'keiyaku_kbn', control: codes('keiyaku_kbn') },
      { name: 'keiyaku_kikan_month', control: number('か月') },
      { name: 'genkyo', control: codes('genkyo_tatemono') },
      { name: 'nyukyo_jiki', control: codes('nyukyo_jiki') },
      { name: 'nyukyo_date', control: orNone(date) },
      { name: 'pet_joken', control: orNone(text(100)) },
    ],
  },
  {
    id: 'parking',
    title: '駐車場',
    fields: [
      { name: 'parking_kbn', control: codes('parking_kbn') },
      { name: 'parking_daisu', control: orNone(number('台')) },
      { name: 'parking_ryo1', control: orNone(yen) },
      { name: 'parking_note', control: orNone(text(100)) },
    ],
  },
  {
    id: 'display',
    title: '表示事項と日付',
    fields: [
      { name: 'torihiki_taiyo', control: codes('torihiki_taiyo') },
      { name: 'jikai_koshin_date', control: date },
      { name: 'yuko_kigen', control: orNone(date) },
      { name: 'biko', control: orNone(area(2000)) },
    ],
  },
]
