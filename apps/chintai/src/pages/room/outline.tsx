import { FactSection } from '@sumai/listings/fact-section'
import { schoolDistrict } from '@sumai/listings/school-district'
import { placeRows } from '@sumai/outline/facts'
import { buildingRows, contractRows } from '@sumai/outline/rental-rows'
import { paths } from '../../paths.ts'
import type { Room } from './room-data.ts'

type Props = { room: Room }

/** The facts that an advertisement of a room must state. */
export function Outline({ room }: Props) {
  const district = schoolDistrict(room, paths.inDistrict)
  return (
    <>
      <FactSection
        heading="物件の概要"
        rows={[...placeRows(room), district, ...buildingRows(room)]}
      />
      <FactSection heading="契約の条件" rows={contractRows(room)} />
    </>
  )
}
