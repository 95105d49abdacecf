import { formatDateWithWeekday } from '@sumai/format/dates'
import type { RefObject } from 'react'
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
}

/** The field of a day: a native one, or a text such as 2026年11月28日（土） beside a calendar. */
export function DayField({ native, isNative, day, range: { min, max }, onDay }: Props) {
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
  return (
    <span className={styles.field}>
      <input type="hidden" name={name} value={day} />
      <Input
        name={undefined}
        readOnly
        value={formatDateWithWeekday(day)}
        placeholder="カレンダーから選択"
      />
      <CalendarIcon />
    </span>
  )
}
