import { Button } from '@sumai/ui/button'
import { PlusIcon, TrashIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Control, Field, InputProps } from '../field.ts'
import { keyOf, type Values } from '../values.ts'
import type { LineProps } from './line-props.ts'
import styles from './rows-control.module.css'

/** `Line` is passed in, because the module of FieldLine imports this one. */
type Nesting = InputProps & { Line: ComponentType<LineProps> }
type RowsProps = Nesting & { control: Control & { kind: 'rows' } }

/** So many rows are shown at once. */
const SHORT = 4

/** Things of several fields, one below the other. */
export function RowsControl({ control, value, ...props }: RowsProps) {
  const { id, label, Line, onValue, onLeave } = props
  const { fields, first, max } = control
  const rows = (value ?? []) as Values[]
  const [isLong] = useState(rows.length > SHORT)
  return (
    <Folded isFolded={isLong} summary={`${rows.length}行`}>
      <ul id={id} tabIndex={-1} aria-label={label} className={styles.rows}>
        {rows.map((row, index) => (
          // Rows have no number of their own.
          <li key={index} className={styles.row}>
            <Fields
              Line={Line}
              prefix={`${id}-${index}`}
              fields={fields}
              value={row}
              onValue={(changed) => onValue(rows.with(index, changed))}
              onLeave={onLeave}
            />
            <IconButton
              label={`${label}の${index + 1}行目を削除する`}
              icon={TrashIcon}
              onClick={() => onValue(rows.toSpliced(index, 1))}
            />
          </li>
        ))}
        {rows.length < max && (
          <li>
            <Button variant="quiet" size="s" onClick={() => onValue([...rows, first])}>
              <PlusIcon />
              {label}を足す
            </Button>
          </li>
        )}
      </ul>
    </Folded>
  )
}

type FoldedProps = { isFolded: boolean; summary: string; children: ReactNode }

/** A long list is opened by who wants to see it. */
function Folded({ isFolded, summary, children }: FoldedProps) {
  if (!isFolded) return children
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

type RecordProps = Nesting & { control: Control & { kind: 'record' } }

/** One thing of several fields, or none. */
export function RecordControl({ control, value, ...props }: RecordProps) {
  const { id, label, Line, onValue, onLeave } = props
  const { fields, first } = control
  const record = value as Values | null | undefined
  if (!record) {
    return (
      <div>
        <Button id={id} variant="quiet" size="s" onClick={() => onValue(first)}>
          <PlusIcon />
          {label}を入力する
        </Button>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame.
    <div role="group" id={id} tabIndex={-1} aria-label={label} className={styles.row}>
      <Fields
        Line={Line}
        prefix={id}
        fields={fields}
        value={record}
        onValue={onValue}
        onLeave={onLeave}
      />
      <IconButton label={`${label}を削除する`} icon={TrashIcon} onClick={() => onValue(null)} />
    </div>
  )
}

type FieldsProps = {
  Line: Nesting['Line']
  prefix: string
  fields: readonly Field[]
  value: Values
  onValue: (value: Values) => void
  onLeave: () => void
}

function Fields({ Line, prefix, fields, value, onValue, onLeave }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const key = keyOf(field.name)
        return (
          <Line
            key={field.name}
            id={`${prefix}-${field.name}`}
            field={field}
            label={field.label ?? field.name}
            value={value[key]}
            errors={undefined}
            onValue={(changed) => onValue({ ...value, [key]: changed })}
            onLeave={onLeave}
          />
        )
      })}
    </div>
  )
}
