import {
  area,
  check,
  choice,
  codes,
  type Group,
  month,
  number,
  orNone,
  text,
  yen,
} from './field.ts'

const taishin = choice(
  { value: 'shin', label: '新耐震' },
  { value: 'kyu', label: '旧耐震' },
  { value: 'unknown', label: '不明' },
)

/** A building for rent: what all of its rooms say of it. */
export const TATEMONO_GROUPS: readonly Group[] = [
  {
    id: 'basic',
    title: '基本と紹介文',
    fields: [
      { name: 'tm_name', control: text(60) },
      { name: 'tm_name_kana', control: orNone(text(80)) },
      { name: 'is_tm_name_disp', control: check },
      { name: 'bukken_type', control: codes('bukken_type_chintai') },
      { name: 'comment', control: orNone(area(1000)) },
    ],
  },
  { id: 'photos', title: '写真', part: 'photos', edits: ['photos'], fields: [] },
  {
    id: 'place',
    title: '場所と交通',
    part: 'place',
    edits: ['address_disp', 'lat', 'kotsu'],
    fields: [
      { name: 'banchi', control: orNone(text(20)), hint: '公開しません' },
      { name: 'zip', control: orNone(text(8)) },
    ],
  },
  {
    id: 'building',
    title: '建物',
    fields: [
      { name: 'chiku_ym', control: month },
      { name: 'is_minyukyo', control: check },
      { name: 'kozo', control: codes('kozo') },
      { name: 'chijo_kaisu', control: number('階') },
      { name: 'chika_kaisu', control: number('階') },
      { name: 'kosu', control: orNone(number('戸')) },
      { name: 'shikichi_men', control: orNone(number('㎡')) },
      { name: 'is_elevator', control: check },
      { name: 'youto_chiiki', control: orNone(codes('youto_chiiki')) },
      { name: 'kanrinin', control: orNone(codes('kanrinin')) },
      { name: 'kanri_kaisha', control: orNone(text(60)) },
    ],
  },
  {
    id: 'performance',
    title: '耐震と省エネ',
    fields: [
      { name: 'taishin', control: taishin },
      { name: 'shoene_rank', control: orNone(number('★')) },
      { name: 'dannetsu_rank', control: orNone(number('等級')) },
      { name: 'konetsuhi_en', control: orNone(yen) },
    ],
  },
]
