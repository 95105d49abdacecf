import type { InputProps, Control as Kind } from '../field.ts'
import { ChoicesControl } from './choices-control.tsx'
import styles from './control.module.css'
import { NumberInput } from './number-input.tsx'

type Props = InputProps & { control: Exclude<Kind, { kind: 'rows' | 'record' }> }

/** The control of a field, by its kind. */
export function Control({ control, ...props }: Props) {
  const { id, value, describedBy, isInvalid, onValue, onLeave } = props
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    onBlur: onLeave,
  }
  /** An emptied field that may be left out has no value. */
  const give = (text: string) => onValue(text === '' && 'isEmpty' in control ? null : text)

  switch (control.kind) {
    case 'own':
      return <control.Input {...props} />
    case 'choices':
      return <ChoicesControl {...props} control={control} />
    case 'check':
      return (
        <input
          {...shared}
          type="checkbox"
          className={styles.check}
          checked={value === true}
          onChange={(event) => onValue(event.target.checked)}
        />
      )
    case 'choice':
      return (
        <select
          {...shared}
          className={styles.control}
          value={String(value ?? '')}
          onChange={(event) => {
            const chosen = control.choices.find((it) => String(it.value) === event.target.value)
            onValue(chosen?.value ?? null)
          }}
        >
          {control.isEmpty && <option value="">–</option>}
          {control.choices.map((choice) => (
            <option key={String(choice.value)} value={String(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
      )
    case 'number':
      return <NumberInput {...shared} unit={control.unit} value={value} onValue={onValue} />
    case 'area':
      return (
        <textarea
          {...shared}
          rows={5}
          maxLength={control.max}
          className={styles.control}
          value={String(value ?? '')}
          onChange={(event) => give(event.target.value)}
        />
      )
    default:
      return (
        <input
          {...shared}
          type={control.kind}
          maxLength={control.kind === 'text' ? control.max : undefined}
          className={styles.control}
          value={String(value ?? '')}
          onChange={(event) => give(event.target.value)}
        />
      )
  }
}
