import { setsubiGroups } from '@sumai/domain/setsubijoken'
import type { Site } from '../../listings/site.ts'
import { anyOf, type Control, type Group, number, orNone, rows, text, yen } from './field.ts'

const setsubi = (site: Site): Control => ({
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

/** A listing has both, and a property for sale its sheet. */
export const PLAN: Group = { id: 'plan', title: '間取り図とパノラマ', part: 'plan', fields: [] }

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
