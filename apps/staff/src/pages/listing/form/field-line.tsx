import type { Field } from '../fields/field.ts'
import { Control } from './control.tsx'
import { FieldErrors } from './field-errors.tsx'
import styles from './field-line.module.css'
import { fieldId } from './go-to-field.ts'

type Props = {
  field: Field
  label: string
  value: unknown
  errors: string[] | undefined
  onValue: (value: unknown) => void
  onLeave: () => void
}

/** Longer than a quarter of the form shows. */
const SHORT = 20

const isWide = ({ control }: Field) =>
  control.kind === 'area' || (control.kind === 'text' && control.max > SHORT)

/** Label, control, and what is wanted, below it. */
export function FieldLine({ field, label, value, errors, onValue, onLeave }: Props) {
  const id = fieldId(field.name)
  const hint = field.hint && `${id}-hint`
  const error = errors && `${id}-error`
  return (
    <div
      className={styles.line}
      data-kind={field.control.kind}
      data-wide={isWide(field) || undefined}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Control
        id={id}
        control={field.control}
        value={value}
        describedBy={[hint, error].filter(Boolean).join(' ') || undefined}
        isInvalid={errors !== undefined}
        onValue={onValue}
        onLeave={onLeave}
      />
      {field.hint && (
        <p id={hint} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <FieldErrors id={error} errors={errors} />
    </div>
  )
}
