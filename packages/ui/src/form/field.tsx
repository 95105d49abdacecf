import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { FieldContext, fieldId } from './field-context.ts'
import { FieldError, FieldHint, RequiredBadge } from './field-parts.tsx'

export type FieldProps = {
  /** Name of the control, and key of its error in the answer of the server. */
  name: string
  label: string
  required?: boolean
  /** In place of 必須 or 任意, where one of several fields is enough. */
  mark?: string | undefined
  hint?: ReactNode
  /** Message from packages/domain that says how to correct the value. */
  error?: string
  children: ReactNode
}

/** Label, hint, one control, error. The control is connected with all three. */
export function Field({ name, label, required = false, mark, hint, error, children }: FieldProps) {
  const id = fieldId(name)
  const { hintId, errorId, describedBy } = idsOf(id, hint, error)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <RequiredBadge {...{ required, mark }} />
      </div>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldContext value={{ id, name, required, invalid: Boolean(error), describedBy }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

type GroupProps = FieldProps & {
  /** It is settled already: the visitor is told, and asked nothing. */
  isSettled?: boolean
}

/** A field with several controls: a fieldset, whose legend is the label. */
export function FieldGroup(props: GroupProps) {
  const { name, label, required = false, mark, isSettled, hint, error, children } = props
  const id = fieldId(name)
  const { hintId, errorId, describedBy } = idsOf(id, hint, error)
  return (
    // Focusable, for the links of the error summary.
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames(styles.field, styles.group)}
      aria-describedby={describedBy}
    >
      <legend className={styles.legend}>
        <span className={styles.head}>
          {label}
          {!isSettled && <RequiredBadge {...{ required, mark }} />}
        </span>
      </legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

function idsOf(id: string, hint: ReactNode, error: string | undefined) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return { hintId, errorId, describedBy }
}
