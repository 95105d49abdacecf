import { DataTable } from '@sumai/listings/data-table'
import { ChevronDownIcon } from '@sumai/ui/icon'

import css from './year-table.module.css'

type Props = {
  label: string
  columns: readonly string[]
  /** Each begins with its year. */
  rows: readonly (readonly string[])[]
}

/** The numbers of a chart as a table, opened on demand. */
export function YearTable({ label, columns, rows }: Props) {
  return (
    <details className={css.table}>
      <summary className={css.summary}>
        {label}
        <ChevronDownIcon size="s" />
      </summary>
      <DataTable
        label={label}
        columns={columns.map((name, index) => ({ label: name, isNumber: index > 0 }))}
        rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
    </details>
  )
}
