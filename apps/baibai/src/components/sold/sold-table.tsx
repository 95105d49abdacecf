import { DataTable } from '@sumai/listings/data-table'
import type { Sold } from './sold.ts'
import css from './sold-table.module.css'

type Props = {
  sold: readonly Sold[]
  /** Says when each was sold, and after how many days. */
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
  { label: '成約', isNumber: true },
  { label: '売出しから', isNumber: true },
]

/** Recent deals, each with its price band. */
export const SoldTable = ({ sold, dated }: Props) => (
  <DataTable
    cards={css.cards}
    label="成約した物件"
    columns={dated ? [...WHAT, ...WHEN] : WHAT}
    rows={sold.map(({ bukkenNo, city, kind, band, size, layout, age, when, days }) => ({
      key: bukkenNo,
      cells: [city, band, kind, layout, size, age, ...(dated ? [when, days] : [])],
    }))}
  />
)
