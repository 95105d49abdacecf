import {
  area,
  check,
  codes,
  date,
  type Field,
  type Group,
  month,
  number,
  orNone,
  rows,
  text,
  yen,
  yesNo,
} from '../../../editor/field.ts'
import { GROUND, SITE } from './baibai-ground.ts'
import { INVESTMENT } from './baibai-investment.ts'
import {
  featuresOf,
  fees,
  HAZARD,
  KEEPER,
  layout,
  PERFORMANCE,
  PLAN,
  SURROUNDINGS,
} from './shared-fields.ts'

const LAND = 'hanbai_tochi'
const CONDO = 'hanbai_mansion'

const men = orNone(number('㎡'))

const kanri: readonly Field[] = [
  { name: 'kanri_keitai', control: orNone(codes('kanri_keitai')) },
  { name: 'kanrinin', control: orNone(codes('kanrinin')) },
  { name: 'kanri_kumiai', control: orNone(yesNo) },
  { name: 'kanri_kaisha', control: orNone(text(60)) },
]

const reform = rows({ place: '', ym: '', note: null }, 20, [
  { name: 'place', label: '箇所', control: text(40) },
  { name: 'ym', label: '時期', control: month },
  { name: 'note', label: '内容', control: orNone(text(60)) },
])

const basic = (isLand: boolean): Group => ({
  id: 'basic',
  title: '基本と紹介文',
  fields: [
    { name: 'name', control: text(60) },
    { name: 'title', control: text(60) },
    { name: 'catch_copy', control: orNone(text(100)) },
    { name: 'comment', control: orNone(area(1000)) },
    { name: 'genkyo', control: codes(isLand ? 'genkyo_tochi' : 'genkyo_tatemono') },
  ],
})

const money = (isCondo: boolean): Group => ({
  id: 'money',
  title: '価格と費用',
  fields: [
    { name: 'kakaku', control: yen },
    { name: 'kakaku_to', control: orNone(yen), hint: '区画により価格が異なるとき' },
    { name: 'kakaku_zei_kbn', control: codes('zei_kbn') },
    { name: 'kotei_shisan_zei', control: orNone(yen) },
    ...(isCondo
      ? [
          { name: 'kanrihi', control: orNone(yen) },
          { name: 'shuzen_tsumitate', control: orNone(yen) },
          { name: 'shuzen_kikin', control: orNone(yen) },
        ]
      : []),
    { name: 'sonota_getsugaku', control: fees },
  ],
})

const photos: Group = { id: 'photos', title: '写真', part: 'photos', edits: ['photos'], fields: [] }

const space: Group = {
  id: 'space',
  title: '間取りと広さ',
  fields: [
    { name: 'madori_heyasu', control: orNone(number('部屋')) },
    { name: 'madori_kind', control: orNone(codes('madori_kind')) },
    { name: 'senyu_men', control: men },
    { name: 'balcony_men', control: men },
    { name: 'niwa_men', control: men },
    { name: 'tatemono_men', control: men },
    { name: 'tatemono_men_kbn', control: orNone(codes('menseki_kbn_tatemono')) },
    { name: 'kai', control: orNone(number('階')) },
    { name: 'muki', control: orNone(codes('muki')) },
    { name: 'madori_shosai', control: layout },
  ],
}

const building = (isCondo: boolean): Group => ({
  id: 'building',
  title: '建物',
  fields: [
    { name: 'chiku_ym', control: orNone(month) },
    { name: 'is_minyukyo', control: check },
    { name: 'kansei_ym', control: orNone(month) },
    { name: 'kenchiku_kakunin_no', control: orNone(text(20)) },
    { name: 'kozo', control: orNone(codes('kozo')) },
    { name: 'sokosu', control: orNone(number('階')) },
    { name: 'chika_kaisu', control: orNone(number('階')) },
    { name: 'kosu', control: orNone(number('戸')) },
    { name: 'parking_kbn', control: orNone(codes('parking_kbn')) },
    { name: 'parking_daisu', control: orNone(number('台')) },
    { name: 'parking_ryo', control: orNone(yen) },
    { name: 'is_pet', control: orNone(yesNo) },
    ...(isCondo ? kanri : []),
    { name: 'is_reform', control: check },
    { name: 'inspection', control: orNone(yesNo) },
    { name: 'kashi_hoken', control: orNone(yesNo) },
    { name: 'reform', control: reform },
  ],
})

const place: Group = {
  id: 'place',
  title: '場所と交通',
  part: 'place',
  edits: ['address_disp', 'lat', 'kotsu'],
  fields: [
    { name: 'banchi', control: orNone(text(20)), hint: '公開しません' },
    ...SURROUNDINGS,
    HAZARD,
  ],
}

const display: Group = {
  id: 'display',
  title: '表示事項と日付',
  fields: [
    { name: 'torihiki_taiyo', control: codes('torihiki_taiyo') },
    { name: 'hikiwatashi_jiki', control: codes('nyukyo_jiki') },
    { name: 'hikiwatashi_date', control: orNone(date) },
    { name: 'jikai_koshin_date', control: date },
    { name: 'yuko_kigen', control: orNone(date) },
    { name: 'baikai_kigen', control: orNone(date) },
    KEEPER,
    { name: 'biko', control: orNone(area(2000)) },
  ],
}

/** A property for sale: land has no rooms, a flat no plot, and only investments earn rents. */
export function baibaiGroups(kind: string, kbn?: unknown): readonly Group[] {
  const isLand = kind === LAND
  const isCondo = kind === CONDO || kbn === 'kubun'
  return [
    basic(isLand),
    money(isCondo),
    photos,
    PLAN,
    ...(isLand ? [] : [space, building(isCondo), PERFORMANCE]),
    ...(isCondo ? [] : [GROUND]),
    ...(kind === 'tateuri' ? [SITE] : []),
    ...(kind.startsWith('toushi_') ? [INVESTMENT] : []),
    place,
    ...(isLand ? [] : [featuresOf('baibai')]),
    display,
  ]
}
