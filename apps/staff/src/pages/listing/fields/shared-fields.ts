import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { isoDay } from '@sumai/format/dates'
import {
  anyOf,
  type Control,
  choice,
  codes,
  date,
  type Field,
  type Group,
  number,
  orNone,
  record,
  rows,
  text,
  yen,
} from '../../../editor/field.ts'
import { StaffInput } from '../../content/inputs/asked-inputs.tsx'
import { LinesInput } from '../../content/inputs/lines-input.tsx'
import { own, wide } from '../../content/inputs/own.ts'
import type { Site } from '../../listings/site.ts'
import { schoolInput } from './school-input.tsx'

/** Who keeps a listing. */
export const KEEPER: Field = { name: 'syain_no', control: own(StaffInput) }

/** Several short texts. */
export const lines: Control = wide(LinesInput)

/** Facilities, by their words. */
export const setsubi = (site: Site): Control => ({
  kind: 'choices',
  choices: setsubiGroups(site).flatMap(({ items }) =>
    items.map(({ code, label }) => ({ value: code, label })),
  ),
})

/** Facilities and terms that are searched for. */
export const featuresOf = (site: Site): Group => ({
  id: 'features',
  title: '設備と条件',
  fields: [
    { name: 'setsubijoken', control: setsubi(site) },
    { name: 'kodawari_kozo', control: anyOf('kodawari_kozo') },
  ],
})

const SCHOOLS = { elementary: 5, juniorHigh: 4 }

const places = rows({ shisetuNo: null, name: '', type: 7, kyoriM: 0 }, 40, [
  { name: 'name', label: '名前', control: text(60) },
  { name: 'type', label: '種類', control: codes('shisetsu_type') },
  { name: 'kyori_m', label: '道のり', control: number('m') },
])

/** Districts of schools, and what lies near. */
export const SURROUNDINGS: readonly Field[] = [
  { name: 'shogakko_no', control: own(schoolInput(SCHOOLS.elementary)) },
  { name: 'chugakko_no', control: own(schoolInput(SCHOOLS.juniorHigh)) },
  { name: 'shisetu', control: places },
]

const taishin = choice(
  { value: 'shin', label: '新耐震' },
  { value: 'kyu', label: '旧耐震' },
  { value: 'unknown', label: '不明' },
)

/** As the maps of the authorities colour it: none, then deeper and deeper. */
const level = choice(...['なし', '1', '2', '3', '4', '5'].map((label, value) => ({ value, label })))
const NONE = { kozui: 0, dosha: 0, takashio: 0, tsunami: 0 }

/** What the hazard maps say of the place, and when somebody looked. */
export const HAZARD: Field = {
  name: 'hazard',
  control: record(
    { ...NONE, source: 'ハザードマップポータルサイト', checkedOn: isoDay(new Date()) },
    [
      { name: 'kozui', label: '洪水', control: level },
      { name: 'dosha', label: '土砂災害', control: level },
      { name: 'takashio', label: '高潮', control: level },
      { name: 'tsunami', label: '津波', control: level },
      { name: 'source', label: '出典', control: text(60) },
      { name: 'checked_on', label: '確認した日', control: date },
    ],
  ),
}

/** How a building stands earthquakes and keeps its warmth. */
export const PERFORMANCE: Group = {
  id: 'performance',
  title: '耐震と省エネ',
  fields: [
    { name: 'taishin', control: taishin },
    { name: 'shoene_rank', control: orNone(number('★')) },
    { name: 'dannetsu_rank', control: orNone(number('等級')) },
    { name: 'konetsuhi_en', control: orNone(yen) },
  ],
}

/** A listing has both, and a property for sale its sheet. */
export const PLAN: Group = {
  id: 'plan',
  title: '間取り図とパノラマ',
  part: 'plan',
  edits: ['panorama_urls'],
  fields: [
    {
      name: 'movie_url',
      control: orNone(text(500)),
      hint: 'https:// で始まる、動画のページの場所',
    },
  ],
}

/** Amounts with names of their own. */
export const fees = rows({ label: '', kingaku: 0 }, 20, [
  { name: 'label', label: '名前', control: text(40) },
  { name: 'kingaku', label: '金額', control: yen },
])

/** Room by room, from which a floor plan can be drawn. */
export const layout = rows({ name: '洋室', jo: 6, men: null }, 20, [
  { name: 'name', label: '部屋', control: text(20) },
  { name: 'jo', label: '広さ', control: number('帖') },
  { name: 'men', label: '面積', control: orNone(number('㎡')) },
])
