import { Facts } from '@sumai/ui/facts'
import { dealRows } from './deal-rows.ts'
import { landRows } from './land-rows.ts'
import css from './outline.module.css'
import { outlineRows } from './outline-rows.ts'
import type { Room } from './room-data.ts'
import { kindOf } from './room-kind.ts'
import { RoomSection } from './room-section.tsx'
import type { Row } from './rows.ts'

type Props = { room: Room }

/** Everything an advertisement has to say (DOMAIN §2.14), by the kind of listing. */
export function Outline({ room }: Props) {
  const kind = kindOf(room)
  const tables = [
    { heading: '物件の概要', rows: outlineRows(room, kind) },
    { heading: kind === 'condo' ? '土地の権利' : '土地・法令', rows: landRows(room, kind) },
    { heading: '取引条件と情報の更新', rows: dealRows(room) },
  ]
  return tables.map(({ heading, rows }) => (
    <RoomSection key={heading} heading={heading}>
      <Facts caption={heading} rows={rows.map(toFact)} columns={rows.length > 4 ? 2 : 1} />
    </RoomSection>
  ))
}

function toFact({ label, value }: Row) {
  if (typeof value === 'string') return { label, value }
  const lines = value.filter(Boolean)
  if (lines.length < 2) return { label, value: lines[0] ?? '' }
  return {
    label,
    value: (
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  }
}
