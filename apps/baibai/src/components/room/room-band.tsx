import { DecisionActions } from '@sumai/listings/decision-actions'
import { DecisionBand } from '@sumai/listings/decision-band'
import { MonthlyTotal } from '@sumai/listings/monthly-total'
import { Price } from '@sumai/listings/price'
import { saleFactsWithFourth } from '@sumai/listings/sale-facts'
import { isInvestment } from '@sumai/outline/sale-kind'
import { paths } from '../../paths.ts'
import { investFactsBesideYield } from './invest-facts.ts'
import { InvestFigures } from './invest-figures.tsx'
import note from './note.module.css'
import css from './room-band.module.css'
import type { Room, RoomData } from './room-data.ts'

type Props = { data: RoomData }

/** Of land it stands under the price. */
const RATE = '坪単価'

/** Price, stations and what to do, under the pictures. */
export const RoomBand = ({ data }: Props) => {
  const { room, centres } = data
  return (
    <DecisionBand
      price={isInvestment(room) ? <InvestFigures room={room} /> : <HomePrice room={room} />}
      kotsu={room.kotsu}
      centres={centres}
      facts={
        isInvestment(room)
          ? investFactsBesideYield(room)
          : saleFactsWithFourth(room).filter(({ label }) => label !== RATE)
      }
      actions={<RoomActions data={data} />}
    />
  )
}

/** To ask about the property, to see it, to call its shop. */
export const RoomActions = ({ data: { room, shop } }: Props) => (
  <DecisionActions
    enquiry={{ to: paths.property(room.bukkenNo), label: '資料を請求する（無料）' }}
    visit={{ to: paths.reservation(room), label: '現地見学を予約する' }}
    shop={shop}
  />
)

/** The price, and what a loan over it costs a month. */
function HomePrice({ room }: { room: Room }) {
  return (
    <>
      <p className={css.price}>
        <Price yen={room.kakaku} of="sale" size="l" />
        {room.kakakuTo !== null && room.kakakuTo > room.kakaku && (
          <small>
            〜<Price yen={room.kakakuTo} of="sale" />
          </small>
        )}
        <span className={note.note}>{room.kakakuZeiKbnLabel}</span>
      </p>
      {room.getsuSogaku !== null && <MonthlyTotal label="月々の目安" total={room.getsuSogaku} />}
      {room.bukkenType === 'hanbai_tochi' && room.tsuboTanka !== null && (
        <MonthlyTotal label={RATE} total={room.tsuboTanka} inMan />
      )}
    </>
  )
}
