import { formatDateWithWeekday } from '@sumai/format/dates'
import type { KeyboardEvent, RefObject } from 'react'
import { Input } from '../form/controls.tsx'
import { useControlProps } from '../form/field-context.ts'
import { CalendarIcon } from '../icon/icon.tsx'
import type { DayRange } from './calendar.tsx'
import styles from './day-field.module.css'

type Props = {
  native: RefObject<HTMLInputElement | null>
  isNative: boolean
  /** `YYYY-MM-DD`, or ''. */
  day: string
  range: DayRange
  onDay: (day: string) => void
  /** Opens a calendar; missing when the calendar is always visible. */
  popup?: {
    field: RefObject<HTMLInputElement | null>
    isOpen: boolean
    id: string
    open: () => void
  }
}

/** The field of a day: a native one, or a text such as 2026年11月28日（土） beside a calendar. */
export function DayField({ native, isNative, day, range: { min, max }, onDay, popup }: Props) {
  const { name } = useControlProps()
  if (isNative) {
    return (
      <Input
        ref={native}
        type="date"
        min={min}
        max={max}
        defaultValue={day}
        onChange={(event) => onDay(event.currentTarget.value)}
      />
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!popup || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    popup.open()
  }
  return (
    <span className={styles.field}>
      <input type="hidden" name={name} value={day} />
      <Input
        ref={popup?.field}
        name={undefined}
        readOnly
        value={formatDateWithWeekday(day)}
        placeholder="カレンダーから選択"
        onClick={popup?.open}
        onKeyDown={onKeyDown}
        {...(popup && {
          role: 'combobox',
          'aria-haspopup': 'dialog',
          'aria-expanded': popup.isOpen,
          'aria-controls': popup.id,
        })}
      />
      <CalendarIcon />
    </span>
  )
}
