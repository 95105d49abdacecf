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

/** What is no text has a link or two, and a note. */
function toFact({ label, value }: FactRow) {
  if (typeof value === 'string') return { label, value }
  if (isValidElement(value)) return { label, value, lines: 2 }
  const lines = value.filter(Boolean)
  if (lines.length < 2) return { label, value: lines[0] ?? '' }
  return {
    label,
    lines: lines.length,
    value: (
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
    ),
  }
}
