import { formatDate } from '@sumai/format/dates'
import { formatMedianRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { DataTable } from '@sumai/listings/data-table'
import { Link } from '@sumai/platform'
import { ENOUGH, type RentStat } from './median-rents.ts'
import css from './rent-stats.module.css'

type Props = {
  cityName: string
  stats: readonly RentStat[]
  /** When they were computed, ISO 8601. */
  at: string
  /** Where the rooms of a layout are. */
  addressOf: (code: number) => string
  /** Codes of the layouts that are searched for. */
  sought: readonly number[]
}

/** What rooms of a city cost, by layout; from the agency's own listings. */
export function RentStats({ cityName, stats, at, addressOf, sought }: Props) {
  return (
    <>
      <DataTable
        label={`${cityName}の間取りごとの賃料`}
        columns={[
          { label: '間取り' },
          { label: '賃料の中央値', isNumber: true },
          { label: '物件数', isNumber: true },
        ]}
        rows={stats.map(({ code, layout, median, n }) => ({
          key: layout,
          isCurrent: sought.includes(Number(code)),
          cells: [
            <Link key={code} to={addressOf(Number(code))}>
              {layout}
            </Link>,
            formatMedianRent(median),
            `${formatNumber(n)}件`,
          ],
        }))}
      />
      <p className={css.note}>
        {formatDate(at)}現在、当社が{cityName}
        で募集している部屋すべて（マンション・アパートなど）の中央値です。管理費は含みません。
        {ENOUGH}
        件以上ある間取りを表示しています。
      </p>
    </>
  )
}
