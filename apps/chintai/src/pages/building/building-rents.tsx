import { formatRentRange } from '@sumai/format/money'
import type { BuildingData } from './building-data.ts'
import css from './building-rents.module.css'

type Props = Pick<BuildingData, 'rooms'>

/** From which rent to which, and the layouts there are. */
export function BuildingRents({ rooms }: Props) {
  const rents = rooms.map(({ hyYachin }) => hyYachin)
  const layouts = [...new Set(rooms.flatMap(({ madoriLabel }) => madoriLabel ?? []))]
  return (
    <>
      <p className={css.rents}>{formatRentRange(Math.min(...rents), Math.max(...rents))}</p>
      {layouts.length > 0 && <p className={css.layouts}>{layouts.join('・')}</p>}
    </>
  )
}
