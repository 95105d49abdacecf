import { formatYen } from '@sumai/format/money'
import { CostList } from '@sumai/listings/cost-list'
import { ListingDates } from '@sumai/listings/listing-dates'
import { PriceHistory } from '@sumai/listings/price-history'
import { depositTerms } from '@sumai/outline/deposit-terms'
import { Part, PartsBox } from '../../components/parts-box.tsx'
import css from './price-box.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Room }

/** What the room costs at the start and every month, and the dates of the advertisement. */
export const PriceBox = ({ room }: Props) => (
  <PartsBox>
    <Part>
      <CostList
        heading="初期費用の目安"
        items={room.shokiHiyoItems}
        total={room.shokiHiyo}
        isFolded
      >
        入居日により日割りの賃料が加わります。正式な金額は店舗が見積書でお伝えします。
        {room.cleaning !== null && `退去時に清掃費${formatYen(room.cleaning)}がかかります。`}
      </CostList>
    </Part>
    <Part>
      <CostList heading="月々の内訳" items={room.getsuSogakuItems} total={room.getsuSogaku} />
      <p className={css.terms}>{depositTerms(room)}</p>
    </Part>
    {room.yachinRireki.length > 0 && (
      <Part>
        <PriceHistory heading="賃料の履歴" changes={room.yachinRireki} say={formatYen} />
      </Part>
    )}
    <Part>
      <ListingDates room={room} />
    </Part>
  </PartsBox>
)
