import { unbroken } from '@sumai/format/unbroken'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { PhoneFold } from '../phone-fold/phone-fold.tsx'
import styles from './facts.module.css'

type Row = { label: string; value: ReactNode | readonly string[]; lines?: number }

type Props = {
  /** Accessible name. */
  caption: string
  /** A row without a value is left out; a list of texts has a line for each, others say `lines`. */
  rows: readonly Row[]
  /** Two tables side by side from 768 px, for long lists; a phone has the second on demand. */
  columns?: 1 | 2
}

/** A table of labels and values. */
export function Facts({ caption, rows, columns = 1 }: Props) {
  const filled = rows
    .filter(({ value }) => value !== null && value !== undefined && value !== '')
    // Two rows may have the same label.
    .map((row, key) => ({ ...row, key }))
  const half = columns === 1 ? filled.length : halfOf(filled)
  const table = (part: typeof filled, name: string) => (
    <table aria-label={name} className={styles.table}>
      <tbody>
        {part.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            <td className={styles.value}>
              {Array.isArray(value)
                ? value.map((line) => <p key={line}>{unbroken(line)}</p>)
                : typeof value === 'string'
                  ? unbroken(value)
                  : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  const [first, second] = [filled.slice(0, half), filled.slice(half)]
  return (
    <div className={classNames(columns === 2 && styles.columns)}>
      {table(first, caption)}
      {second.length > 0 && (
        <PhoneFold label="続きを見る">{table(second, `${caption}（続き）`)}</PhoneFold>
      )}
    </div>
  )
}

/** How tall a row is, in lines: its text, and what is above and below it. */
const heightOf = ({ value, lines }: Row) =>
  1.1 + (lines ?? (Array.isArray(value) ? value.length : 1))

/** How many rows the first of two columns has, so that both end alike. */
function halfOf(rows: readonly Row[]): number {
  const total = rows.reduce((sum, row) => sum + heightOf(row), 0)
  let height = 0
  const last = rows.findIndex((row) => {
    height += heightOf(row)
    return height >= total / 2
  })
  return last + 1
}
