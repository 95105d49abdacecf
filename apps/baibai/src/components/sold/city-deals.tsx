import { priceBandText } from '@sumai/domain/listing/price-band'
import { DataTable } from '@sumai/listings/data-table'
import { type CityDeals as Deals, daysText } from './deals.ts'
import css from './sold-table.module.css'

type Props = {
  deals: readonly (Deals[number] & { city: string })[]
}

/** Where most was sold, at which prices and how soon. */
export const CityDeals = ({ deals }: Props) => (
  <DataTable
    cards={css.cards}
    label="市区町村ごとの成約"
    columns={[
      { label: '市区町村' },
      { label: '価格帯', isNumber: true },
      { label: '成約', isNumber: true },
      { label: '売出しから', isNumber: true },
    ]}
    rows={deals.map(({ cityCode, city, count, kakaku, days }) => ({
      key: cityCode,
      cells: [city, kakaku === null ? '—' : priceBandText(kakaku), `${count}件`, daysText(days)],
    }))}
  />
)
