import { unbroken } from '@sumai/format/unbroken'
import { Facts } from '@sumai/ui/facts'
import { isValidElement, type ReactElement } from 'react'
import styles from './fact-section.module.css'
import { RoomSection } from './room-section.tsx'

/** One row of a table of facts; several texts go below each other, '' leaves the row out. */
export type FactRow = { label: string; value: string | readonly string[] | ReactElement }

type Props = { heading: string; rows: readonly FactRow[] }

/** A section of facts that an advertisement must state; long ones have two columns. */
export function FactSection({ heading, rows }: Props) {
  return (
    <RoomSection heading={heading}>
      <Facts caption={heading} rows={rows.map(toFact)} columns={rows.length > 4 ? 2 : 1} />
    </RoomSection>
  )
}

function toFact({ label, value }: FactRow) {
  if (typeof value === 'string' || isValidElement(value)) return { label, value }
  const lines = value.filter(Boolean)
  if (lines.length < 2) return { label, value: lines[0] ?? '' }
  return {
    label,
    value: (
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
    ),
  }
}
