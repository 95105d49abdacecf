import {
  anyOf,
  area,
  check,
  choice,
  codes,
  type Group,
  number,
  orNone,
  record,
  rows,
  text,
  yen,
  yesNo,
} from '../../../editor/field.ts'

const percent = orNone(number('%'))
const men = orNone(number('㎡'))

const setsudo = rows({ muki: 5, fukuinM: 4, habaM: null, doroShubetu: 1, ichiShitei: false }, 4, [
  { name: 'muki', label: '方位', control: codes('muki') },
  { name: 'fukuin_m', label: '幅員', control: number('m') },
  { name: 'haba_m', label: '接する長さ', control: orNone(number('m')) },
  { name: 'doro_shubetu', label: '道路の種類', control: codes('doro_shubetu') },
  { name: 'ichi_shitei', label: '位置指定道路', control: check },
])

const joken = record({ kaisha: '', kikanMonth: 3, note: null }, [
  { name: 'kaisha', label: '施工会社', control: text(20) },
  { name: 'kikan_month', label: '契約までの期間', control: number('か月') },
  { name: 'note', label: '補足', control: orNone(text(60)) },
])

/** The plot: its rights, what may be built on it, its roads, and what has to be said of it. */
export const GROUND: Group = {
  id: 'ground',
  title: '土地',
  fields: [
    { name: 'tochi_men', control: men },
    { name: 'tochi_men_kbn', control: orNone(codes('menseki_kbn_tochi')) },
    { name: 'tochi_kenri', control: codes('tochi_kenri') },
    { name: 'mochibun', control: orNone(text(20)) },
    { name: 'shakuchi_kikan', control: orNone(text(20)) },
    { name: 'chidai', control: orNone(yen) },
    { name: 'chimoku', control: orNone(codes('chimoku')) },
    { name: 'chisei', control: orNone(codes('chisei')) },
    { name: 'toshi_keikaku', control: orNone(codes('toshi_keikaku')) },
    { name: 'kenpei', control: percent },
    { name: 'yoseki', control: percent },
    { name: 'youto_chiiki', control: anyOf('youto_chiiki') },
    { name: 'setsudo_jokyo', control: orNone(codes('setsudo_jokyo')) },
    { name: 'setsudo', control: setsudo },
    { name: 'shido_futan_men', control: men, hint: 'なければ0' },
    { name: 'shido_futan_wariai', control: orNone(text(20)) },
    { name: 'is_setback', control: orNone(yesNo) },
    { name: 'setback_men', control: men },
    {
      name: 'is_no_condition',
      control: orNone(choice({ value: true, label: 'なし' }, { value: false, label: 'あり' })),
      label: '建築条件',
    },
    { name: 'kenchiku_joken', control: joken, label: '建築条件の内容' },
    { name: 'is_sarachi', control: orNone(yesNo) },
    { name: 'is_furuya', control: check },
    { name: 'is_saikenchiku_fuka', control: check },
    { name: 'is_koatsusen', control: check },
    { name: 'is_gake', control: check },
    { name: 'keisha_wariai', control: percent },
    { name: 'rojijo_wariai', control: percent },
    { name: 'suido', control: orNone(text(20)) },
    { name: 'gesui', control: orNone(text(20)) },
    { name: 'gas', control: orNone(text(20)) },
    { name: 'hourei_seigen', control: orNone(area(1000)), hint: 'なければ「なし」' },
  ],
}

const lot = {
  ...{ no: '', kakaku: 0, tochiMen: 0, tatemonoMen: 0 },
  ...{ madori: '4LDK', status: '販売中' },
}
const status = choice(...['販売中', '商談中', '成約'].map((label) => ({ value: label, label })))

/** The lots of a site where the agency builds. */
export const SITE: Group = {
  id: 'site',
  title: '分譲',
  fields: [
    {
      name: 'bunjo',
      control: record({ kukakuSu: 1, hanbaiKukaku: 1, planImage: null, kukaku: [] }, [
        { name: 'kukaku_su', label: '総区画数', control: number('区画') },
        { name: 'hanbai_kukaku', label: '今回販売', control: number('区画') },
        {
          name: 'kukaku',
          label: '区画',
          control: rows(lot, 60, [
            { name: 'no', label: '番号', control: text(10) },
            { name: 'kakaku', label: '価格', control: yen },
            { name: 'tochi_men', label: '土地面積', control: number('㎡') },
            { name: 'tatemono_men', label: '建物面積', control: number('㎡') },
            { name: 'madori', label: '間取り', control: text(10) },
            { name: 'status', label: '状況', control: status },
          ]),
        },
      ]),
    },
  ],
}
