import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatMonth } from '@sumai/format/dates'
import { DecisionActions } from '@sumai/listings/decision-actions'
import { DecisionBand } from '@sumai/listings/decision-band'
import { FactList } from '@sumai/listings/fact-list'
import { MonthlyTotal } from '@sumai/listings/monthly-total'
import { Price } from '@sumai/listings/price'
import { saleAgeLabel, saleFactsWithFourth } from '@sumai/listings/sale-facts'
import { isInvestment } from '@sumai/outline/sale-kind'
import { paths } from '../../paths.ts'
import { daysOnSale, daysText } from '../sold/deals.ts'
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

/** Of a home that was sold: the band of its price, and when that was. */
export const SoldBand = ({ room }: { room: Room }) => (
  <div className={css.soldBand}>
    <p className={css.price}>
      <span className={note.note}>成約価格帯</span>
      <b className={css.sold}>{priceBandText(room.kakaku)}</b>
    </p>
    <FactList
      facts={[
        { label: '成約', value: room.closedDate === null ? '' : formatMonth(room.closedDate) },
        { label: '売出しから成約まで', value: daysText(daysOnSale(room)) },
        { label: '築年数', value: saleAgeLabel(room) },
      ]}
    />
  </div>
)

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
