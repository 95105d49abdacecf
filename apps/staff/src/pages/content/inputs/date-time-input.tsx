import { inTokyo } from '@sumai/format/dates'
import { classNames } from '@sumai/ui/class-names'
import type { InputProps } from '../../../editor/field.ts'
import control from '../../../editor/form/control.module.css'
import styles from './inputs.module.css'

/** A moment of Tokyo: `2026-11-28T09:00:00+09:00`, null when it is emptied. */
export function DateTimeInput({ id, value, describedBy, isInvalid, onValue, onLeave }: InputProps) {
  return (
    <input
      id={id}
      type="datetime-local"
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className={classNames(control.control, styles.moment)}
      value={toLocal(value)}
      onChange={(event) => onValue(fromLocal(event.target.value))}
      onBlur={onLeave}
    />
  )
}

export const toLocal = (moment: unknown) =>
  typeof moment === 'string' ? inTokyo(moment).format('YYYY-MM-DDTHH:mm') : ''

export const fromLocal = (typed: string) => (typed === '' ? null : `${typed}:00+09:00`)
