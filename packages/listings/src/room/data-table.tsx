import { unbroken } from '@sumai/format/unbroken'
import { classNames } from '@sumai/ui/class-names'
import { Scroller } from '@sumai/ui/scroller'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

type Column = {
  label: string
  /** Numbers to be compared: aligned to the right. */
  isNumber?: boolean
}

type Row = {
  key: string
  /** Where it is linked to. */
  id?: string
  /** The first one names the row. */
  cells: readonly ReactNode[]
  /** The row of the listing of the page. */
  isCurrent?: boolean
}

type Props = {
  /** Accessible name of the table and its scroller. */
  label: string
  columns: readonly Column[]
  rows: readonly Row[]
  foot?: readonly string[]
  /** Text cells wrap; numbers never do. */
  wrap?: boolean
  /** Class of a table that is none on a phone (card-table.tsx); cells with a value then have `data-label`. */
  cards?: string | undefined
}

/** A cell of a table that has nothing to say; a card leaves it out. */
const NOTHING = '—'

/** A table that scrolls sideways where it is wider than the screen. */
export function DataTable({ label, columns, rows, foot, wrap, cards }: Props) {
  const cellClass = (index: number) => (columns[index]?.isNumber ? styles.number : styles.cell)
  return (
    <Scroller label={label}>
      <table className={classNames(styles.table, wrap && styles.wrap, cards)}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.label} scope="col" className={cellClass(index)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, cells: [name, ...values], isCurrent }) => (
            <tr key={key} id={id} className={classNames(isCurrent && styles.current)}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  key={columns[index + 1]?.label}
                  data-label={
                    cards && value && value !== NOTHING ? columns[index + 1]?.label : undefined
                  }
                  className={cellClass(index + 1)}
                >
                  {typeof value === 'string' ? unbroken(value) : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row" className={styles.cell}>
                {foot[0]}
              </th>
              {foot.slice(1).map((value, index) => (
                <td key={columns[index + 1]?.label} className={cellClass(index + 1)}>
                  {value}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Scroller>
  )
}
