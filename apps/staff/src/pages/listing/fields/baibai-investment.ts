import {
  choice,
  codes,
  type Group,
  number,
  orNone,
  rows,
  text,
  yen,
} from '../../../editor/field.ts'

const percent = orNone(number('%'))

const rimawari = choice(
  { value: 'soutei', label: '満室を想定' },
  { value: 'genkou', label: '現行の賃料' },
)
const status = choice(...['賃貸中', '空室'].map((label) => ({ value: label, label })))

/** What a property earns. */
export const INVESTMENT: Group = {
  id: 'investment',
  title: '投資',
  fields: [
    { name: 'bukken_kbn', control: orNone(codes('bukken_kbn')) },
    { name: 'shueki_rimawari', control: percent },
    { name: 'rimawari_kbn', control: orNone(rimawari) },
    { name: 'nyukyo_ritsu', control: percent },
    { name: 'nenkan_shunyu', control: orNone(yen) },
    { name: 'nenkan_keihi', control: orNone(yen) },
    {
      name: 'rent_roll',
      control: rows({ no: '', madori: '1K', men: 0, yachin: 0, status: '賃貸中' }, 200, [
        { name: 'no', label: '部屋', control: text(10) },
        { name: 'madori', label: '間取り', control: text(10) },
        { name: 'men', label: '面積', control: number('㎡') },
        { name: 'yachin', label: '賃料', control: yen },
        { name: 'status', label: '状況', control: status },
      ]),
    },
  ],
}
