import { ButtonLink } from '@sumai/ui/button'
import { FavouriteButton } from '@sumai/ui/favourite-button'
import { CalendarIcon, MailIcon } from '@sumai/ui/icon'
import { Price } from '@sumai/ui/price'
import type { RoomShop } from '@sumai/ui/room-shop'
import { ShopPhone } from '@sumai/ui/shop-phone'
import { paths } from '../../paths.ts'
import { MonthlyCost } from './monthly-cost.tsx'
import css from './price-box.module.css'
import { PriceHistory } from './price-history.tsx'
import type { Room } from './room-data.ts'
import { isInvestment } from './room-kind.ts'
import { Warnings } from './warnings.tsx'

type Props = { room: Room; shop: RoomShop | null }

/** What it costs and what to do next; stays in view beside the page on desktop. */
export function PriceBox({ room, shop }: Props) {
  return (
    <div className={css.box}>
      <div className={css.part}>
        {/* An investment has its price in the row of figures above. */}
        {!isInvestment(room) && <PriceLine room={room} />}
        {!isInvestment(room) && <Warnings room={room} />}
        <PriceHistory changes={room.kakakuRireki} />
      </div>
      <div className={css.part}>
        <MonthlyCost room={room} />
      </div>
      {room.boshuStatus !== 'closed' && (
        <div className={css.part}>
          <ButtonLink to={paths.property(room.bukkenNo)} variant="accent" size="l" block>
            <MailIcon />
            資料を請求する（無料）
          </ButtonLink>
          <ButtonLink to={paths.reservation(room)} block>
            <CalendarIcon />
            現地見学を予約する
          </ButtonLink>
          <div className={css.save}>
            <FavouriteButton
              listing={{ site: 'baibai', bukkenNo: room.bukkenNo }}
              name={room.name}
              look="row"
            />
          </div>
        </div>
      )}
      <ShopPhone shop={shop} bukkenNo={room.bukkenNo} />
    </div>
  )
}

function PriceLine({ room: { kakaku, kakakuTo, kakakuZeiKbnLabel } }: Pick<Props, 'room'>) {
  return (
    <p className={css.price}>
      <Price yen={kakaku} of="sale" size="l" />
      {kakakuTo !== null && kakakuTo > kakaku && (
        <>
          〜<Price yen={kakakuTo} of="sale" />
        </>
      )}
      <span className={css.tax}>{kakakuZeiKbnLabel}</span>
    </p>
  )
}
