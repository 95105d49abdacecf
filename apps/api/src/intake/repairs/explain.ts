import type { Columns, Fault } from '../columns/columns.ts'
import type { Clock, Entry, Kind } from '../kinds/kind.ts'
import { proposalFor } from './propose.ts'

/** Adds to a fault what the file says there, and what it most likely means. */
export function explainer({ fields, schema }: Kind, columns: Columns, { today }: Clock) {
  const byName = new Map(fields.map((field) => [field.name, field]))

  return ({ row, values }: Entry, fault: Fault): Fault => {
    const field = byName.get(fault.field)
    const cell = row && columns.cellOf(row, fault.field)
    if (!field || cell === undefined || fault.isRepaired) return fault
    const repair = proposalFor({ field, cell, values, today: today() }, schema)
    return { ...fault, cell, ...(repair && { repair }) }
  }
}
