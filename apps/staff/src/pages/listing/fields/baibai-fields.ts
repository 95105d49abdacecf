import { area, check, codes, date, type Group, month, number, orNone, text, yen } from './field.ts'

/** A property for sale, whatever its kind. */
export const BAIBAI_GROUPS: readonly Group[] = [
  {
    id: 'basic',
    title: '基本と紹介文',
    fields: [
      { name: 'name', control: text(60) },
      { name: 'title', control: text(60) },
      { name: 'catch_copy', control: orNone(text(100)) },
      { name: 'comment', control: orNone(area(1000)) },
    ],
  },
  {
    id: 'money',
    title: '価格と費用',
    fields: [
      { name: 'kakaku', control: yen },
      { name: 'kanrihi', control: orNone(yen) },
      { name: 'shuzen_tsumitate', control: orNone(yen) },
      { name: 'shuzen_kikin', control: orNone(yen) },
      { name: 'kotei_shisan_zei', control: orNone(yen) },
    ],
  },
  { id: 'photos', title: '写真', part: 'photos', edits: ['photos'], fields: [] },
  {
    id: 'space',
    title: '間取りと広さ',
    fields: [
      { name: 'madori_heyasu', control: orNone(number('部屋')) },
      { name: 'madori_kind', control: orNone(codes('madori_kind')) },
      { name: 'senyu_men', control: orNone(number('㎡')) },
      { name: 'tatemono_men', control: orNone(number('㎡')) },
      { name: 'tatemono_men_kbn', control: orNone(codes('menseki_kbn_tatemono')) },
      { name: 'tochi_men', control: orNone(number('㎡')) },
      { name: 'tochi_men_kbn', control: orNone(codes('menseki_kbn_tochi')) },
      { name: 'kai', control: orNone(number('階')) },
      { name: 'muki', control: orNone(codes('muki')) },
    ],
  },
  {
    id: 'building',
    title: '建物',
    fields: [
      { name: 'chiku_ym', control: orNone(month) },
      { name: 'kozo', control: orNone(codes('kozo')) },
      { name: 'sokosu', control: orNone(number('階')) },
      { name: 'kosu', control: orNone(number('戸')) },
      { name: 'is_reform', control: check },
      { name: 'reform', control: orNone(text(200)) },
    ],
  },
  {
    id: 'display',
    title: '表示事項と日付',
    fields: [
      { name: 'torihiki_taiyo', control: codes('torihiki_taiyo') },
      { name: 'hikiwatashi_jiki', control: codes('nyukyo_jiki') },
      { name: 'hikiwatashi_date', control: orNone(date) },
      { name: 'jikai_koshin_date', control: date },
      { name: 'biko', control: orNone(area(2000)) },
    ],
  },
]
