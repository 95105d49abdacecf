import { formatKakaku } from '@sumai/format/money'
import { ListingDates } from '@sumai/listings/listing-dates'
import { PriceHistory } from '@sumai/listings/price-history'
import { classNames } from '@sumai/ui/class-names'
import { HazardNote } from './hazard-note.tsx'
import { InvestOutlook } from './invest-outlook.tsx'
import { MonthlyCost } from './monthly-cost.tsx'
import css from './price-box.module.css'
import type { RoomData } from './room-data.ts'
import { Warnings } from './warnings.tsx'

type Props = { data: RoomData }

/** What it costs in detail, what to mind, and the dates; stays in view on desktop. */
export const PriceBox = ({ data: { room, outlook } }: Props) => (
  <div className={css.box}>
    <div className={css.part}>
      <Warnings room={room} />
      <HazardNote hazard={room.hazard} />
      <PriceHistory heading="価格の履歴" changes={room.kakakuRireki} say={formatKakaku} />
    </div>
    <div className={css.part}>
      <MonthlyCost room={room} />
      {outlook && <InvestOutlook outlook={outlook} />}
    </div>
    <div className={classNames(css.part, css.dates)}>
      <ListingDates room={room} />
    </div>
  </div>
)
