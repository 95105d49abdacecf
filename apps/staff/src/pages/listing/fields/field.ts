import { type CodeTable, options } from '@sumai/domain/codes'
import labels from '@sumai/domain/master/field-labels.json'
import type { Kind } from '../edited-room.ts'

type Choice = { value: string | number; label: string }

/** How a field is typed in. `isEmpty`: it may be left out, and is null then. */
export type Control =
  | { kind: 'text' | 'area'; max: number; isEmpty?: true }
  | { kind: 'number'; unit: string; isEmpty?: true }
  | { kind: 'date' | 'month'; isEmpty?: true }
  | { kind: 'choice'; choices: readonly Choice[]; isEmpty?: true }
  | { kind: 'check' }

/** `name` as the API calls it. */
export type Field = { name: string; control: Control; hint?: string }

/** What is more than fields, above those of its group: parts/parts.ts. */
export type Part = 'photos'

export type Group = {
  id: string
  title: string
  part?: Part
  /** Fields that the part edits, where the publish check may miss something. */
  edits?: readonly string[]
  fields: readonly Field[]
}

/** Of all fields of a group the names. */
export const namesOf = ({ edits = [], fields }: Group): string[] => [
  ...edits,
  ...fields.map(({ name }) => name),
]

export const text = (max: number): Control => ({ kind: 'text', max })
export const area = (max: number): Control => ({ kind: 'area', max })
export const number = (unit: string): Control => ({ kind: 'number', unit })
export const yen = number('円')
export const date: Control = { kind: 'date' }
export const month: Control = { kind: 'month' }
export const check: Control = { kind: 'check' }

/** The codes of a table, by their words. */
export const codes = (table: CodeTable): Control => ({
  kind: 'choice',
  choices: options(table).map(({ code, label }) => ({ value: code, label })),
})
/** An amount is in months of rent or in yen. */
export const unit: Control = {
  kind: 'choice',
  choices: [
    { value: 'month', label: 'か月' },
    { value: 'yen', label: '円' },
  ],
}

/** May be left out. */
export const orNone = <C extends Control>(control: C): C => ({ ...control, isEmpty: true })

/** What the trade calls a field. */
export const labelOf = (kind: Kind, name: string): string =>
  (labels[kind] as Record<string, string>)[name] ?? name
