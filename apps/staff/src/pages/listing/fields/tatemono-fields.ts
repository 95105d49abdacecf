import {
  area,
  check,
  codes,
  type Group,
  month,
  number,
  orNone,
  text,
} from '../../../editor/field.ts'
import { HAZARD, PERFORMANCE, SURROUNDINGS, setsubi } from './shared-fields.ts'

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
      ...SURROUNDINGS,
      HAZARD,
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
      { name: 'setsubi_kyoyo', control: setsubi('chintai') },
    ],
  },
  PERFORMANCE,
]
