import { Calendar, type DayRange } from '@sumai/ui/calendar'
import { DayField } from '@sumai/ui/day-field'
import { Field } from '@sumai/ui/field'
import { useNativeFirst } from '@sumai/ui/use-native-first'
import type { ReactNode } from 'react'
import { type Slot, SlotPicker } from './slot-picker.tsx'
import styles from './visit-picker.module.css'

/** `YYYY-MM-DD` and `HH:MM`, '' where nothing is chosen. */
type Visit = { date: string; time: string }

type Props = DayRange & {
  /** Names of the fields: `date1` and `time1`. */
  names: { date: string; time: string }
  labels: { date: string; time: string }
  required?: boolean
  hint?: ReactNode
  errors?: { date?: string; time?: string }
  defaultVisit?: Visit
  /** The times of a day; of '' all possible ones, for who has no JavaScript. */
  slotsOf: (day: string) => readonly Slot[]
  /** Chosen until the visitor chooses, so that its times are seen at once. */
  firstFree?: string | undefined
  onDay?: (day: string) => void
  /** 水曜は定休日です。 */
  note?: string
}

/** Day and time of a visit: a calendar, and the slots beside it. */
export function VisitPicker(props: Props) {
  const { names, labels, required, hint, errors = {}, defaultVisit, slotsOf, note } = props
  const { firstFree = '', onDay, today, min, max, isClosed } = props
  const { native, isNative, fallBack, ...chosen } = useNativeFirst(defaultVisit?.date ?? '')
  const day = chosen.day || (isNative ? '' : firstFree)
  const range = { today, min, max, isClosed }
  const change = (next: string) => {
    chosen.setDay(next)
    onDay?.(next)
  }
  return (
    <div className={styles.visit}>
      <Field name={names.date} label={labels.date} {...{ required, hint }} error={errors.date}>
        <DayField {...{ native, isNative, day, range }} onDay={change} />
      </Field>
      {!isNative && (
        <div className={styles.calendar}>
          <Calendar {...range} {...{ day, note }} onDay={change} onFailure={fallBack} />
        </div>
      )}
      <SlotPicker
        key={day}
        name={names.time}
        label={labels.time}
        required={required}
        slots={isNative || day ? slotsOf(day) : []}
        error={errors.time}
        defaultTime={day === defaultVisit?.date ? defaultVisit.time : undefined}
        empty={day ? '予約できる時間がありません。' : '日にちを選ぶと時間が表示されます。'}
      />
    </div>
  )
}
