import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { FieldContext, fieldId } from './field-context.ts'
import { FieldError, FieldHint, RequiredBadge } from './field-parts.tsx'

export type FieldProps = {
  /** Of the control, and of the key in the answer of the server. */
  name: string
  label: string
  required?: boolean
  hint?: ReactNode
  /** How to put it right, from the messages of packages/domain. */
  error?: string
  children: ReactNode
}

/** Label above, hint between, error below; the control inside is tied to all three. */
export function Field({ name, label, required = false, hint, error, children }: FieldProps) {
  const id = fieldId(name)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <RequiredBadge required={required} />
      </div>
      <Wired {...{ id, name, required, hint, error }}>{children}</Wired>
    </div>
  )
}

/** The same for a group of choices: a fieldset, whose legend is the label. */
export function FieldGroup({ name, label, required = false, hint, error, children }: FieldProps) {
  const id = fieldId(name)
  const describedBy = describe(id, hint, error)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames(styles.field, styles.group)}
      aria-describedby={describedBy}
    >
      <legend className={styles.legend}>
        <span className={styles.head}>
          {label}
          <RequiredBadge required={required} />
        </span>
      </legend>
      <Wired {...{ id, name, required, hint, error }}>{children}</Wired>
    </fieldset>
  )
}

type WiredProps = Omit<FieldProps, 'label' | 'required'> & { id: string; required: boolean }

function Wired({ id, name, required, hint, error, children }: WiredProps) {
  const describedBy = describe(id, hint, error)
  return (
    <>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldContext value={{ id, name, required, invalid: Boolean(error), describedBy }}>
        {children}
      </FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}

const describe = (id: string, hint: ReactNode, error: string | undefined) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
