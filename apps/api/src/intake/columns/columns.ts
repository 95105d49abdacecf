import { IntakeError } from '../reading/intake-error.ts'
import type { SourceRow } from '../reading/row.ts'
import { NO_REPAIRS, type RepairOf } from '../repairs/accepted.ts'
import type { Repair } from '../repairs/repair.ts'
import { readCell, readTyped } from './cell.ts'
import type { Field } from './field.ts'
import type { Mapping } from './mapping.ts'

/** A field of a row that cannot be used, and why, in Japanese. */
export type Fault = {
  field: string
  reason: string
  /** As the file has it. */
  cell?: string
  repair?: Repair
  /** It can be used: it is read as its repair says. */
  isRepaired?: true
}
export type Values = Record<string, unknown>

type Row = Pick<SourceRow, 'cells' | 'isTyped'> & Partial<Pick<SourceRow, 'file' | 'line'>>

export type Columns = ReturnType<typeof columnsOf>

/** Reads rows of a file by what its columns are called: codes, labels, or names of a mapping. */
export function columnsOf(
  fields: readonly Field[],
  { columns, codes, fixed }: Mapping,
  repairOf: RepairOf = NO_REPAIRS,
) {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const byLabel = new Map(fields.map((field) => [folded(field.label), field]))
  const mapped = new Map(Object.entries(columns).map(([name, to]) => [folded(name), to]))
  const given = new Map<string, Field | undefined>()
  const unused = new Set<string>()
  checkNames([...Object.values(columns), ...Object.keys(codes), ...Object.keys(fixed)])

  function checkNames(names: readonly (string | null)[]): void {
    const unknown = names.find((name) => name !== null && !byName.has(name))
    if (unknown) throw new IntakeError(`対応表の「${unknown}」という項目はありません。`)
  }

  function fieldOf(name: string): Field | undefined {
    if (given.has(name)) return given.get(name)
    const to = mapped.get(folded(name))
    const found = byName.get(to ?? name) ?? byLabel.get(folded(name))
    const field = to === null ? undefined : found
    if (!field && to !== null && name !== '') unused.add(name)
    given.set(name, field)
    return field
  }

  function readingOf(field: Field, cell: unknown, isTyped = false) {
    const value = codes[field.name]?.[String(cell).trim()]
    if (value !== undefined) return readTyped(field, value)
    return isTyped ? readTyped(field, cell) : readCell(field, String(cell))
  }

  return {
    /** Columns that no field has the name of, as far as rows were read. */
    unused: unused as ReadonlySet<string>,

    /** What a row has in the column of a field, if that is a text. */
    cellOf({ cells }: Pick<SourceRow, 'cells'>, name: string): string | undefined {
      const [, cell] =
        Object.entries(cells).find(([column]) => fieldOf(column)?.name === name) ?? []
      return typeof cell === 'string' ? cell : undefined
    },

    read(row: Row): { values: Values; faults: Fault[]; repaired: Fault[] } {
      const { cells, isTyped } = row
      const values: Values = { ...fixed }
      /** Where a cell says which, it is right whatever the column of the unit says. */
      const units: Values = {}
      const faults: Fault[] = []
      const repaired: Fault[] = []
      const from = new Map<Field, string>()
      for (const [name, cell] of Object.entries(cells)) {
        const field = fieldOf(name)
        if (!field) continue
        const twin = from.get(field)
        if (twin !== undefined) {
          throw new IntakeError(`列「${twin}」と「${name}」は同じ項目（${field.label}）です。`)
        }
        from.set(field, name)
        const repair = repairOf(row, field.name, cell)
        const reading = repair ? readCell(field, repair.value) : readingOf(field, cell, isTyped)
        if (repair) repaired.push(repairedFault(field, String(cell), repair))
        if ('fault' in reading) faults.push({ field: field.name, reason: reading.fault })
        else if (reading.value !== undefined) values[field.name] = reading.value
        if ('unit' in reading) units[`${field.name}_kbn`] = reading.unit
      }
      return { values: { ...values, ...units }, faults, repaired }
    },
  }
}

const repairedFault = ({ name: field }: Field, cell: string, repair: Repair): Fault => ({
  ...{ field, cell, repair, isRepaired: true },
  reason: '直した値として読みます。',
})

const folded = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
