import { formatRentRange } from '@sumai/format/money'
import type { BuildingData } from './building-data.ts'
import css from './building-rents.module.css'

type Props = Pick<BuildingData, 'rooms'>

/** How many rooms are free, from which rent to which, and the layouts there are. */
export function BuildingRents({ rooms }: Props) {
  if (rooms.length === 0) return <p className={css.full}>現在空室はありません</p>
  const rents = rooms.map(({ hyYachin }) => hyYachin)
  const layouts = [...new Set(rooms.flatMap(({ madoriLabel }) => madoriLabel ?? []))]
  return (
    <>
      <p className={css.count}>
        募集中のお部屋 <b>{rooms.length}</b>室
      </p>
      <p className={css.rents}>
        {formatRentRange(Math.min(...rents), Math.max(...rents))}
        {layouts.length > 0 && <small>{layouts.join('・')}</small>}
      </p>
    </>
  )
}
