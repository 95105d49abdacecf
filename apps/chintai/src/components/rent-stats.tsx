import { formatDate } from '@sumai/format/dates'
import { formatMedianRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { DataTable } from '@sumai/listings/data-table'
import { Link } from '@sumai/platform'
import css from './rent-stats.module.css'

/** Codes of layouts (`madori`) that most people look for, and their names. */
const LAYOUTS = [
  ['110', '1R'],
  ['120', '1K'],
  ['130', '1DK'],
  ['150', '1LDK'],
  ['220', '2K'],
  ['230', '2DK'],
  ['250', '2LDK'],
  ['330', '3DK'],
  ['350', '3LDK'],
  ['450', '4LDK'],
] as const

/** Layouts by which towns are compared. */
export const COMPARED = ['1K', '2LDK']

/** Minimum number of listings for a median to be shown. */
const ENOUGH = 5

type Stat = { code: string; layout: string /** Yen a month. */; median: number; n: number }

/** The layouts of which there are enough rooms for a median, by how many there are of each. */
export const countedLayouts = (counts: Readonly<Record<string, number>>) =>
  LAYOUTS.flatMap(([code, layout]) => {
    const n = counts[code] ?? 0
    return n >= ENOUGH ? [{ code, layout, n }] : []
  })

export const rentStatsOf = (stats: Readonly<Record<string, { median: number; n: number }>>) =>
  LAYOUTS.flatMap(([code, layout]): Stat[] => {
    const found = stats[code]
    return found && found.n >= ENOUGH ? [{ code, layout, median: found.median, n: found.n }] : []
  })

type Props = {
  cityName: string
  stats: readonly Stat[]
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
