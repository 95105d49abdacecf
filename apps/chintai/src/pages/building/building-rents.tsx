import { formatRent } from '@sumai/format/money'
import type { BuildingData } from './building-data.ts'
import css from './building-rents.module.css'

type Props = Pick<BuildingData, 'rooms'>

/** From which rent to which, and the layouts there are. */
export function BuildingRents({ rooms }: Props) {
  const layouts = [...new Set(rooms.flatMap(({ madoriLabel }) => madoriLabel ?? []))]
  return (
    <>
      <p className={css.rents}>{spanOf(rooms.map(({ hyYachin }) => hyYachin))}</p>
      {layouts.length > 0 && <p className={css.layouts}>{layouts.join('・')}</p>}
    </>
  )
}

/** 6.2万円, or from the lowest to the highest. */
function spanOf(rents: readonly number[]): string {
  const [low, high] = [Math.min(...rents), Math.max(...rents)]
  return low === high ? formatRent(low) : `${formatRent(low)}〜${formatRent(high)}`
}
