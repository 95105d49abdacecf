import type { InputProps } from '../../../editor/field.ts'
import control from '../../../editor/form/control.module.css'

type Props = Omit<InputProps, 'label'> & {
  choices: readonly { value: string; label: string }[]
  /** It may be left out, and is null then. */
  isEmpty?: boolean
}

/** One of choices that are known only when they are asked for. */
export function SelectInput({ choices, isEmpty = false, ...props }: Props) {
  const { id, value, describedBy, isInvalid, onValue, onLeave } = props
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className={control.control}
      value={String(value ?? '')}
      onChange={(event) => onValue(event.target.value || null)}
      onBlur={onLeave}
    >
      {isEmpty && <option value="">–</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
