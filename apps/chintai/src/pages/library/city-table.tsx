import { formatMedianRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { DataTable } from '@sumai/listings/data-table'
import { Link } from '@sumai/platform'
import { breakable } from '@sumai/ui/breakable'
import { COMPARED } from '../../components/median-rents.ts'
import { paths } from '../../paths.ts'
import css from './library.module.css'
import type { Library } from './library-data.ts'

type Props = { areas: Library['areas'] }

const COLUMNS = ['建物', '募集中', ...COMPARED].map((label) => ({
  label,
  isNumber: true,
}))

/** Yen a month, and the highest of its column. */
type RentProps = { of: number; most?: number | undefined }

/** With a bar, by which the cities are compared at a glance. */
const Rent = ({ of, most = of }: RentProps) => (
  <span className={css.rent}>
    {formatMedianRent(of).replace('万円', '')}
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round((100 * of) / most)} height="1" />
    </svg>
  </span>
)

/** The cities, area by area: their buildings, the rooms that are free there, and what they cost. */
export function CityTable({ areas }: Props) {
  const all = areas.flatMap(({ cities }) => cities)
  const most = COMPARED.map((_, at) => Math.max(...all.map(({ rents }) => rents[at] ?? 0)))
  return (
    <section aria-labelledby="by-city" className={css.part}>
      <h2 id="by-city" className={css.heading}>
        市区町村ごとの建物と賃料
      </h2>
      <p className={css.note}>
        建物は棟数、募集中は部屋数、1Kと2LDKは賃料の中央値（万円、管理費は別）です。棒は、いちばん高い市区町村と比べた長さです。募集の少ない間取りは「—」としています。
      </p>
      <div className={css.tables}>
        {areas.map(({ name, cities }) => (
          <div key={name} className={css.table}>
            <DataTable
              label={`${name}の建物と賃料`}
              columns={[{ label: name.replace(/エリア$/, '') }, ...COLUMNS]}
              wrap
              rows={cities
                .filter(({ count }) => count > 0)
                .map(({ cityCode, cityName, slug, count, free, rents }) => ({
                  key: cityCode,
                  cells: [
                    <Link key="buildings" to={paths.buildingsOf(cityCode)}>
                      {breakable(cityName)}
                    </Link>,
                    formatNumber(count),
                    <Link
                      key="rooms"
                      to={paths.term(slug)}
                      aria-label={`${cityName}で募集中の部屋${formatNumber(free)}件`}
                    >
                      {formatNumber(free)}
                    </Link>,
                    ...rents.map((median, at) =>
                      median === null ? (
                        '—'
                      ) : (
                        <Rent key={COMPARED[at]} of={median} most={most[at]} />
                      ),
                    ),
                  ],
                }))}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
