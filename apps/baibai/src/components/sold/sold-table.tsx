import { DataTable } from '@sumai/listings/data-table'
import type { Sold } from './sold.ts'
import css from './sold-table.module.css'

type Props = {
  sold: readonly Sold[]
  /** Says how each was sold: after which change of the price and how many days. */
  dated?: boolean
}

const WHAT = [
  { label: '場所' },
  { label: '価格帯', isNumber: true },
  { label: '種別' },
  { label: '間取り' },
  { label: '面積', isNumber: true },
  { label: '築年数', isNumber: true },
]
const WHEN = [
  { label: '売出し価格から', isNumber: true },
  { label: '成約まで', isNumber: true },
]

/** Recent deals, each with its price band. */
export const SoldTable = ({ sold, dated }: Props) => (
  <DataTable
    cards={css.cards}
    label="成約した物件"
    columns={dated ? [...WHAT, ...WHEN] : WHAT}
    rows={sold.map(({ bukkenNo, city, kind, band, size, layout, age, change, days }) => ({
      key: bukkenNo,
      cells: [city, band, kind, layout, size, age, ...(dated ? [change, days] : [])],
    }))}
  />
)
