import { DataTable } from '@sumai/listings/data-table'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { useState } from 'react'
import css from './year-table.module.css'

type Props = {
  label: string
  columns: readonly string[]
  /** Each begins with its year. */
  rows: readonly (readonly string[])[]
}

/** The numbers of a chart as a table, made when it is opened: it has up to 200 cells. */
export function YearTable({ label, columns, rows }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        {label}
        <ChevronDownIcon size="s" />
      </summary>
      {isOpen && (
        <DataTable
          label={label}
          columns={columns.map((name, index) => ({ label: name, isNumber: index > 0 }))}
          rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
        />
      )}
    </details>
  )
}
