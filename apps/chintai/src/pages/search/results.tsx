import { setsubiLabel } from '@sumai/domain/setsubijoken'
import type { RentalListing } from '@sumai/ui/listing'
import { Pager } from '@sumai/ui/pager'
import { RentalRow } from '@sumai/ui/rental-row'
import { paths } from '../../paths.ts'
import css from './results.module.css'

type Props = {
  rooms: readonly RentalListing[]
  now: string
  page: number
  lastPage: number
  hrefOf: (page: number) => string
}

export function Results({ rooms, now, page, lastPage, hrefOf }: Props) {
  return (
    <>
      <ul className={css.list}>
        {rooms.map((room, index) => (
          <li key={room.bukkenNo}>
            <RentalRow
              room={room}
              to={paths.room(room)}
              enquiryTo={paths.property(room.bukkenNo)}
              now={now}
              tags={room.setsubijoken.map(setsubiLabel)}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      <div className={css.pager}>
        <Pager page={page} lastPage={lastPage} hrefOf={hrefOf} />
      </div>
    </>
  )
}
