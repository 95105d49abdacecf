import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatKakaku } from '@sumai/format/money'
import { isClosed } from '@sumai/listings/listing'
import { ListingTools } from '@sumai/listings/listing-tools'
import { Price } from '@sumai/listings/price'
import { PriceHistory } from '@sumai/listings/price-history'
import { ShopPhone } from '@sumai/listings/shop-phone'
import { ButtonLink } from '@sumai/ui/button'
import { CalendarIcon, MailIcon } from '@sumai/ui/icon'
import { paths } from '../../paths.ts'
import { HazardNote } from './hazard-note.tsx'
import { InvestOutlook } from './invest-outlook.tsx'
import { MonthlyCost } from './monthly-cost.tsx'
import css from './price-box.module.css'
import type { Room, RoomData } from './room-data.ts'
import { isInvestment } from './room-kind.ts'
import { Warnings } from './warnings.tsx'

type Props = { data: RoomData }

/** Price, enquiry and visit; stays in view beside the page on desktop. */
export function PriceBox({ data: { room, shop, outlook, url } }: Props) {
  return (
    <div className={css.box}>
      <div className={css.part}>
        {/* An investment has its price in the row of figures above. */}
        {!isInvestment(room) && <PriceLine room={room} />}
        {!isInvestment(room) && <Warnings room={room} />}
        <HazardNote hazard={room.hazard} />
        <PriceHistory heading="価格の履歴" changes={room.kakakuRireki} say={formatKakaku} />
      </div>
      <div className={css.part}>
        <MonthlyCost room={room} />
        {outlook && <InvestOutlook outlook={outlook} />}
      </div>
      {isClosed(room) ? (
        <div className={css.part}>
          <p>この物件は成約しました。似た物件が出たときに、メールでお知らせします。</p>
          <ButtonLink to={paths.mailMagazineFor(room)} size="l" block>
            <MailIcon />
            新着をメールで受け取る
          </ButtonLink>
        </div>
      ) : (
        <div className={css.part}>
          <ButtonLink to={paths.property(room.bukkenNo)} variant="accent" size="l" block>
            <MailIcon />
            資料を請求する（無料）
          </ButtonLink>
          <ButtonLink to={paths.reservation(room)} block>
            <CalendarIcon />
            現地見学を予約する
          </ButtonLink>
        </div>
      )}
      <div className={css.tools}>
        <ListingTools
          listing={{ site: 'baibai', bukkenNo: room.bukkenNo }}
          name={room.name}
          url={url}
        />
      </div>
      <ShopPhone shop={shop} bukkenNo={room.bukkenNo} />
    </div>
  )
}

function PriceLine({ room }: { room: Room }) {
  const { kakaku, kakakuTo, kakakuZeiKbnLabel } = room
  if (isClosed(room)) return <p className={css.price}>成約価格帯 {priceBandText(kakaku)}</p>
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
