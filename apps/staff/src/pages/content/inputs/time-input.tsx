import type { InputProps } from '../../../editor/field.ts'
import control from '../../../editor/form/control.module.css'

/** `HH:MM`; one that is emptied stays as it was. */
export function TimeInput({ id, value, describedBy, isInvalid, onValue, onLeave }: InputProps) {
  return (
    <input
      id={id}
      type="time"
      step={300}
      required
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className={control.control}
      value={String(value ?? '')}
      onChange={(event) => event.target.value && onValue(event.target.value)}
      onBlur={onLeave}
    />
  )
}
