import { clockTime } from '@sumai/format/clock-time'
import { Chip } from '@sumai/ui/chip'
import { FieldGroup } from '@sumai/ui/field'
import styles from './slot-picker.module.css'

/** A time for a visit; it may be taken already. */
export type Slot = { /** `HH:MM` */ time: string; isFull?: boolean }

type Props = {
  /** Name of the radio buttons. */
  name: string
  label: string
  required?: boolean
  error?: string
  slots: readonly Slot[]
  defaultTime?: string
  /** Text when there are no times. */
  empty: string
}

/** The times of a day; taken ones are shown but cannot be chosen. */
export function SlotPicker({ slots, defaultTime, empty, ...field }: Props) {
  const { name, required } = field
  return (
    <FieldGroup {...field}>
      {slots.length === 0 && <p className={styles.note}>{empty}</p>}
      <div className={styles.slots}>
        {slots.map(({ time, isFull }) => (
          <Chip
            key={time}
            type="radio"
            square
            name={name}
            value={time}
            label={clockTime(time)}
            aria-label={isFull ? `${clockTime(time)} 満席` : undefined}
            required={required}
            disabled={isFull}
            defaultChecked={time === defaultTime && !isFull}
          />
        ))}
      </div>
      {slots.some(({ isFull }) => isFull) && <p className={styles.note}>点線の時間は満席です。</p>}
    </FieldGroup>
  )
}
