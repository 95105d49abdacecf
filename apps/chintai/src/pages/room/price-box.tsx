import { formatYen } from '@sumai/format/money'
import { CostList } from '@sumai/listings/cost-list'
import { isClosed } from '@sumai/listings/listing'
import { ListingTools } from '@sumai/listings/listing-tools'
import { PriceHistory } from '@sumai/listings/price-history'
import { RentalPrice } from '@sumai/listings/prices'
import { rentalName } from '@sumai/listings/rental-name'
import type { RoomShop } from '@sumai/listings/room-shop'
import { ShopPhone } from '@sumai/listings/shop-phone'
import { ButtonLink } from '@sumai/ui/button'
import { CalendarIcon, MailIcon } from '@sumai/ui/icon'
import { Part, PartsBox } from '../../components/parts-box.tsx'
import { paths } from '../../paths.ts'
import { depositTerms } from './deposit-terms.ts'
import css from './price-box.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Room; shop: RoomShop | null; url: string }

/** Monthly and initial costs, and links to enquiry and visit. */
export function PriceBox({ room, shop, url }: Props) {
  const { bukkenNo, tenpoNo } = room
  return (
    <PartsBox>
      <Part>
        <RentalPrice room={room} size="l" />
        <p className={css.terms}>{depositTerms(room)}</p>
      </Part>
      {room.yachinRireki.length > 0 && (
        <Part>
          <PriceHistory heading="賃料の履歴" changes={room.yachinRireki} say={formatYen} />
        </Part>
      )}
      <Part>
        <CostList heading="月々の総額" items={room.getsuSogakuItems} total={room.getsuSogaku} />
      </Part>
      <Part>
        <CostList
          heading="初期費用の目安"
          items={room.shokiHiyoItems}
          total={room.shokiHiyo}
          approximate
        >
          入居日により日割り家賃が加わります。正式な金額は店舗が見積書でお伝えします。
          {room.cleaning !== null && `退去時に清掃費${formatYen(room.cleaning)}がかかります。`}
        </CostList>
      </Part>
      <Part>
        {isClosed(room) ? (
          <p className={css.closed}>この部屋の募集は終了しました。</p>
        ) : (
          <div className={css.actions}>
            <ButtonLink to={paths.property(bukkenNo)} variant="accent" size="l" block>
              <MailIcon />
              空室を確認する（無料）
            </ButtonLink>
            <ButtonLink to={paths.reservation({ tenpoNo, bukkenNo })} block>
              <CalendarIcon />
              来店・内見を予約する
            </ButtonLink>
          </div>
        )}
        <div className={css.tools}>
          <ListingTools listing={{ site: 'chintai', bukkenNo }} name={rentalName(room)} url={url} />
        </div>
      </Part>
      <ShopPhone shop={shop} bukkenNo={bukkenNo} />
    </PartsBox>
  )
}
