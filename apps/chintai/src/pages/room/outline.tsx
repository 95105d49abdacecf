import { FactSection } from '@sumai/listings/fact-section'
import { buildingRows, contractRows } from './outline-rows.ts'
import type { Room } from './room-data.ts'

type Props = { room: Room }

/** Everything an advertisement for a rental room must say. */
export function Outline({ room }: Props) {
  return (
    <>
      <FactSection heading="物件の概要" rows={buildingRows(room)} />
      <FactSection heading="契約の条件" rows={contractRows(room)} />
    </>
  )
}
