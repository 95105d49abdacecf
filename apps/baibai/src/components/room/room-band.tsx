import { DecisionActions } from '@sumai/listings/decision-actions'
import { DecisionBand } from '@sumai/listings/decision-band'
import type { Fact } from '@sumai/listings/listing'
import { MonthlyTotal } from '@sumai/listings/monthly-total'
import { Price } from '@sumai/listings/price'
import { saleAgeLabel, saleFactsWithFourth } from '@sumai/listings/sale-facts'
import { isInvestment } from '@sumai/outline/sale-kind'
import { paths } from '../../paths.ts'
import { siteFacts } from '../site-facts.ts'
import { investFactsBesideYield, isLet } from './invest-facts.ts'
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
      price={
        <>
          {isInvestment(room) ? <InvestFigures room={room} /> : <HomePrice room={room} />}
          {isInTalks(room) && (
            <p className={note.note}>
              ほかの方と商談中です。商談がなくなると、お問い合わせの順にご連絡します。
            </p>
          )}
        </>
      }
      kotsu={room.kotsu}
      centres={centres}
      facts={factsOf(room)}
      actions={<RoomActions data={data} />}
    />
  )
}

export const isInTalks = ({ boshuStatus }: Room) => boshuStatus === 'applied'

function factsOf(room: Room): Fact[] {
  if (isInvestment(room)) return investFactsBesideYield(room)
  if (room.bunjo) return [...siteFacts(room), { label: '築年数', value: saleAgeLabel(room) }]
  return saleFactsWithFourth(room).filter(({ label }) => label !== RATE)
}

/** To ask about the property, to see it, to call its shop. */
const RoomActions = ({ data: { room, shop } }: Props) => (
  <DecisionActions
    enquiry={{
      to: paths.property(room.bukkenNo),
      label: isInTalks(room) ? '次の順番で問い合わせる' : '資料を請求する（無料）',
    }}
    visit={{
      to: paths.reservation(room),
      label: isLet(room) ? '収支の相談を予約する' : '現地見学を予約する',
    }}
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
