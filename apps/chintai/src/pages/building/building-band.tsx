import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { DecisionActions } from '@sumai/listings/decision-actions'
import { DecisionBand } from '@sumai/listings/decision-band'
import { paths } from '../../paths.ts'
import type { BuildingData } from './building-data.ts'
import { BuildingRents } from './building-rents.tsx'

type Props = { data: BuildingData }

/** How many rooms there are and at which rents, the stations, age and size, and what to do. */
export const BuildingBand = ({ data: { building, rooms, shop } }: Props) => (
  <DecisionBand
    price={<BuildingRents rooms={rooms} />}
    kotsu={building.kotsu}
    centres={[]}
    facts={[
      { label: '築年数', value: chikuYearLabel(building.chikuYear) },
      { label: '階数', value: `${building.chijoKaisu}階建` },
      { label: '総戸数', value: building.kosu === null ? '' : `${building.kosu}戸` },
      { label: '構造', value: building.kozoLabel },
    ]}
    actions={
      <DecisionActions
        enquiry={{
          to: paths.askBuilding(building.tmNo),
          label: rooms.length > 0 ? '空室を確認する（無料）' : '空く予定を聞く（無料）',
        }}
        visit={{
          to: shop ? paths.visitShop(shop.tenpoNo) : paths.reservationForm,
          label: '来店・内見を予約する',
        }}
        shop={shop}
      />
    }
  />
)
