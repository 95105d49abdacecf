import { FactSection } from '@sumai/listings/fact-section'
import { buildingRows, contractRows } from './outline-rows.ts'
import type { Room } from './room-data.ts'

type Props = { room: Room }

/** The facts that an advertisement of a room must state. */
export function Outline({ room }: Props) {
  return (
    <>
      <FactSection heading="物件の概要" rows={buildingRows(room)} />
      <FactSection heading="契約の条件" rows={contractRows(room)} />
    </>
  )
}
