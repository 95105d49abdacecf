import { CardTable } from '@sumai/listings/card-table'
import type { Sold } from './sold.ts'

type Props = { sold: readonly Sold[] }

/** Recent deals, each with its price band. */
export const SoldTable = ({ sold }: Props) => (
  <CardTable
    label="成約した物件"
    columns={[
      { label: '場所' },
      { label: '価格帯', isNumber: true },
      { label: '種別' },
      { label: '面積', isNumber: true },
      { label: '間取り' },
      { label: '築年数', isNumber: true },
    ]}
    rows={sold.map(({ bukkenNo, city, kind, band, size, layout, age }) => ({
      key: bukkenNo,
      cells: [city, band, kind, size, layout, age],
    }))}
  />
)
