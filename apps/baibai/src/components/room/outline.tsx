import { FactSection } from '@sumai/listings/fact-section'
import { schoolDistrict } from '@sumai/listings/school-district'
import { dealRows } from '@sumai/outline/deal-rows'
import { placeRows } from '@sumai/outline/facts'
import { landRows } from '@sumai/outline/land-rows'
import { kindOf } from '@sumai/outline/sale-kind'
import { saleRows } from '@sumai/outline/sale-rows'
import { paths } from '../../paths.ts'
import type { Room } from './room-data.ts'

type Props = { room: Room }

/** What an advertisement must state of the property itself, by kind of listing. */
export function PropertyFacts({ room }: Props) {
  const kind = kindOf(room)
  return (
    <FactSection
      heading="物件の概要"
      rows={[
        ...placeRows(room),
        schoolDistrict(room, paths.inDistrict),
        ...saleRows(room, kind),
        ...(kind === 'land' ? landRows(room, kind) : []),
        ...zumenRows(room),
      ]}
    />
  )
}

/** What it must state of the ground, unless that is all there is, and of the deal. */
export function DealFacts({ room }: Props) {
  const kind = kindOf(room)
  const land = landRows(room, kind)
  const deal = dealRows(room)
  if (kind === 'condo') return <FactSection heading="権利と取引条件" rows={[...land, ...deal]} />
  return (
    <>
      {kind !== 'land' && <FactSection heading="土地・法令" rows={land} />}
      <FactSection heading="取引条件と情報の更新" rows={deal} />
    </>
  )
}

type Drawn = Pick<Room, 'zumenUrl'>

/**
 * The drawing as a PDF, to be opened: a row both of the plan and of the facts that an advertisement
 * states. No row where there is none.
 */
export const zumenRows = ({ zumenUrl }: Drawn) =>
  zumenUrl === null ? [] : [{ label: '販売図面', value: <a href={zumenUrl}>図面を開く（PDF）</a> }]
