import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Calendar, type DayRange } from './calendar.tsx'
import styles from './date-input.module.css'
import { DayField } from './day-field.tsx'
import { useNativeFirst } from './use-native-first.ts'

type Props = DayRange & {
  /** `YYYY-MM-DD`, or ''. */
  defaultDay?: string
  onDay?: (day: string) => void
  /** Below the days. */
  note?: string
}

/** A day, for use in a `Field`; a calendar opens below. Plain HTML has a native field. */
export function DateInput({ defaultDay = '', onDay, note, ...range }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { native, isNative, fallBack, day, setDay } = useNativeFirst(defaultDay)
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  const change = (next: string) => {
    setDay(next)
    onDay?.(next)
  }
  const close = () => {
    setOpen(false)
    field.current?.focus()
  }
  const choose = (next: string) => {
    change(next)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what has opened inside.
    <div ref={box} className={styles.box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <DayField
        {...{ native, isNative, day, range }}
        onDay={change}
        popup={{ field, isOpen, id, open: () => setOpen(true) }}
      />
      {isOpen && !isNative && (
        <div id={id} role="dialog" aria-label="日付を選ぶ" tabIndex={-1} className={styles.panel}>
          <Calendar {...range} {...{ day, note }} autoFocus onDay={choose} onFailure={fallBack} />
        </div>
      )}
    </div>
  )
}
