import type { Field } from '../field.ts'
import { Control } from './control.tsx'
import { FieldErrors } from './field-errors.tsx'
import styles from './field-line.module.css'
import { fieldId } from './go-to-field.ts'
import type { LineProps } from './line-props.ts'
import { RecordControl, RowsControl } from './rows-control.tsx'

/** Longer than a quarter of the form shows. */
const SHORT = 20

/** They consist of several controls, which a label cannot belong to. */
const SEVERAL = new Set(['choices', 'rows', 'record'])

const isWide = ({ control }: Field) =>
  control.kind === 'area' ||
  (control.kind === 'own' && control.isWide) ||
  SEVERAL.has(control.kind) ||
  (control.kind === 'text' && control.max > SHORT)

/** Label, control, and what is wanted, below it. */
export function FieldLine({ field, label, value, errors, onValue, onLeave, ...given }: LineProps) {
  const id = given.id ?? fieldId(field.name)
  const hint = field.hint && `${id}-hint`
  const error = errors && `${id}-error`
  const { control } = field
  const shared = {
    id,
    label,
    value,
    describedBy: [hint, error].filter(Boolean).join(' ') || undefined,
    isInvalid: errors !== undefined,
    onValue,
    onLeave,
  }
  return (
    <div
      className={styles.line}
      data-kind={field.control.kind}
      data-wide={isWide(field) || undefined}
    >
      {SEVERAL.has(field.control.kind) ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {control.kind === 'rows' && <RowsControl {...shared} control={control} Line={FieldLine} />}
      {control.kind === 'record' && (
        <RecordControl {...shared} control={control} Line={FieldLine} />
      )}
      {control.kind !== 'rows' && control.kind !== 'record' && (
        <Control {...shared} control={control} />
      )}
      {field.hint && (
        <p id={hint} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <FieldErrors id={error} errors={errors} />
    </div>
  )
}
