import { type CodeTable, options } from '@sumai/domain/codes'
import labels from '@sumai/domain/master/field-labels.json'
import type { ComponentType } from 'react'
import type { Site } from '../../listings/site.ts'

type Choice = { value: string | number; label: string }

/** What every control is given. */
export type InputProps = {
  id: string
  value: unknown
  describedBy: string | undefined
  isInvalid: boolean
  onValue: (value: unknown) => void
  /** It loses the focus: what was typed is saved at once. */
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

/** `name` as the API calls it. */
export type Field = { name: string; control: Control; hint?: string }

export type Group = { id: string; title: string; fields: readonly Field[] }

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
export const labelOf = (site: Site, name: string): string =>
  (labels[site] as Record<string, string>)[name] ?? name
