import type { ImportRepairRule } from '@sumai/api-client/contract/import'
import type { Values } from '../columns/columns.ts'
import type { Field } from '../columns/field.ts'

/** What a cell that cannot be used most likely means: nothing is done before somebody agrees. */
export type Repair = {
  rule: ImportRepairRule
  /** What the cell would say instead. */
  value: string
}

export type Wrong = {
  field: Field
  /** As the file has it. */
  cell: string
  /** What the other cells of the row say. */
  values: Values
  /** `YYYY-MM-DD` */
  today: string
}

/** What the cell would say, if this is what is wrong with it. */
export type Propose = (wrong: Wrong) => string | undefined
