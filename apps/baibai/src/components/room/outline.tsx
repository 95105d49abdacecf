import { FactSection } from '@sumai/listings/fact-section'
import { schoolDistrict } from '@sumai/listings/school-district'
import { dealRows } from '@sumai/outline/deal-rows'
import { placeRows } from '@sumai/outline/facts'
import { landRows } from '@sumai/outline/land-rows'
import { kindOf } from '@sumai/outline/sale-kind'
import { saleRows } from '@sumai/outline/sale-rows'
import { paths } from '../../paths.ts'
import type { Room } from './room-data.ts'
import { zumenRows } from './zumen-rows.tsx'

type Props = { room: Room }

/** What an advertisement must state of the property itself, by kind of listing. */
export const PropertyFacts = ({ room }: Props) => (
  <FactSection
    heading="物件の概要"
    rows={[
      ...placeRows(room),
      schoolDistrict(room, paths.inDistrict),
      ...saleRows(room, kindOf(room)),
      ...zumenRows(room),
    ]}
  />
)

/** What it must state of the ground and of the deal. */
export function DealFacts({ room }: Props) {
  const kind = kindOf(room)
  return (
    <>
      <FactSection
        heading={kind === 'condo' ? '土地の権利' : '土地・法令'}
        rows={landRows(room, kind)}
      />
      <FactSection heading="取引条件と情報の更新" rows={dealRows(room)} />
    </>
  )
}
