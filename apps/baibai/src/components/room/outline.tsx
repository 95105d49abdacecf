import { FactSection } from '@sumai/listings/fact-section'
import { dealRows } from './deal-rows.ts'
import { landRows } from './land-rows.ts'
import { outlineRows } from './outline-rows.ts'
import type { Room } from './room-data.ts'
import { kindOf } from './room-kind.ts'

type Props = { room: Room }

/** The facts that an advertisement must state, by kind of listing. */
export function Outline({ room }: Props) {
  const kind = kindOf(room)
  return (
    <>
      <FactSection heading="物件の概要" rows={outlineRows(room, kind)} />
      <FactSection
        heading={kind === 'condo' ? '土地の権利' : '土地・法令'}
        rows={landRows(room, kind)}
      />
      <FactSection heading="取引条件と情報の更新" rows={dealRows(room)} />
    </>
  )
}
