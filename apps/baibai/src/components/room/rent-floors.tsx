import { formatRent } from '@sumai/format/money'
import css from './rent-floors.module.css'
import type { Room } from './room-data.ts'

type Unit = Room['rentRoll'][number]
type Props = { units: readonly Unit[] }

export const LET = '賃貸中'

/** 203 is on the second floor, 1203 on the twelfth. */
const NUMBER = /^(\d{1,2})\d\d$/

/** The units by floor, the highest first; none where a number does not say the floor. */
export function floorsOf(units: readonly Unit[]): { floor: number; units: Unit[] }[] {
  const floors = Map.groupBy(units, ({ no }) => Number(NUMBER.exec(no)?.[1]))
  if (floors.has(Number.NaN) || floors.size < 2) return []
  return [...floors]
    .map(([floor, on]) => ({ floor, units: on }))
    .toSorted((a, b) => b.floor - a.floor)
}

/** The building as a picture of its floors: which units are let, and for how much. The table says the same. */
export function RentFloors({ units }: Props) {
  const floors = floorsOf(units)
  const empty = units.filter(({ status }) => status !== LET).length
  return (
    <div aria-hidden="true">
      <div className={css.house}>
        {floors.map(({ floor, units: on }) => (
          <div key={floor} className={css.floor}>
            <span className={css.name}>{floor}階</span>
            {on.map(({ no, yachin, status }) => (
              <span key={no} className={status === LET ? css.let : css.empty}>
                <b>{no}</b>
                <span className={css.rent}>{status === LET ? formatRent(yachin) : '空室'}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
      <p className={css.legend}>
        <span className={css.let} />
        {LET} {units.length - empty}戸
        <span className={css.empty} />
        空室 {empty}戸
      </p>
    </div>
  )
}
