import { DataTable } from '@sumai/listings/data-table'
import type { Sold } from './sold.ts'
import css from './sold-table.module.css'

type Props = { sold: readonly Sold[] }

/** Recent deals, each with its price band. */
export const SoldTable = ({ sold }: Props) => (
  <DataTable
    cards={css.cards}
    label="成約した物件"
    columns={[
      { label: '場所' },
      { label: '価格帯', isNumber: true },
      { label: '種別' },
      { label: '間取り' },
      { label: '面積', isNumber: true },
      { label: '築年数', isNumber: true },
    ]}
    rows={sold.map(({ bukkenNo, city, kind, band, size, layout, age }) => ({
      key: bukkenNo,
      cells: [city, band, kind, layout, size, age],
    }))}
  />
)
