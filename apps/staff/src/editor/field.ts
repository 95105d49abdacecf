import { type CodeTable, options } from '@sumai/domain/codes'
import type { ComponentType } from 'react'
import type { Values } from './values.ts'

type Choice = { value: string | number | boolean; label: string }

/** What every control is given. */
export type InputProps = {
  id: string
  value: unknown
  describedBy: string | undefined
  isInvalid: boolean
  /** The accessible name of a field that consists of several controls. */
  label: string
  onValue: (value: unknown) => void
  /** Called when it loses the focus: what was typed is saved at once. */
  onLeave: () => void
}

/** How a field is typed in. `isEmpty`: it may be left out, and is null then. */
export type Control =
  | { kind: 'text' | 'area'; max: number; isEmpty?: true }
  /** By a component of its own. */
  | { kind: 'own'; Input: ComponentType<InputProps>; isWide?: true }
  | { kind: 'number'; unit: string; isEmpty?: true }
  | { kind: 'date' | 'month'; isEmpty?: true }
  | { kind: 'choice'; choices: readonly Choice[]; isEmpty?: true }
  | { kind: 'check' }
  /** Any of them. */
  | { kind: 'choices'; choices: readonly Choice[] }
  /** Things of several fields: roads, rents, fees. `first` is what a new one says. */
  | { kind: 'rows'; fields: readonly Field[]; first: Values; max: number }
  /** One such thing, or none. */
  | { kind: 'record'; fields: readonly Field[]; first: Values }

/** `name` as the API calls it. */
export type Field = { name: string; control: Control; hint?: string; label?: string }

/** What is more than fields, above those of its group: parts/parts.ts. */
export type Part = 'photos' | 'plan' | 'place' | 'building-place'

export type Group = {
  id: string
  title: string
  part?: Part
  /** Fields that the part edits, where the publish check may miss something. */
  edits?: readonly string[]
  fields: readonly Field[]
}

/** The names of all fields of a group. */
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
export const choice = (...choices: Choice[]): Control => ({ kind: 'choice', choices })

const choicesOf = (table: CodeTable): Choice[] =>
  options(table).map(({ code, label }) => ({ value: code, label }))

/** The codes of a table, by their words. */
export const codes = (table: CodeTable): Control => ({ kind: 'choice', choices: choicesOf(table) })
export const anyOf = (table: CodeTable): Control => ({ kind: 'choices', choices: choicesOf(table) })

/** An amount is in months of rent or in yen. */
export const unit = choice({ value: 'month', label: 'か月' }, { value: 'yen', label: '円' })

/** Yes, no, or not stated yet. */
export const yesNo = choice({ value: true, label: 'あり' }, { value: false, label: 'なし' })

export const rows = (first: Values, max: number, fields: readonly Field[]): Control => ({
  kind: 'rows',
  fields,
  first,
  max,
})
export const record = (first: Values, fields: readonly Field[]): Control => ({
  kind: 'record',
  fields,
  first,
})

/** The same control for a field that may be left out. */
export const orNone = <C extends Control>(control: C): C => ({ ...control, isEmpty: true })
