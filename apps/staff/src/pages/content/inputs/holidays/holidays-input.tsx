import type { Holiday } from '@sumai/domain/opening-hours'
import { classNames } from '@sumai/ui/class-names'
import { PlusIcon } from '@sumai/ui/icon'
import type { InputProps } from '../../../../editor/field.ts'
import control from '../../../../editor/form/control.module.css'
import styles from '../inputs.module.css'
import { DayOfYear } from './day-of-year.tsx'

/** Periods of every year in which a shop is closed; one may run over New Year. */
export function HolidaysInput({ id, value, describedBy, onValue, onLeave }: InputProps) {
  const holidays = value as readonly Holiday[]
  const change = (index: number, part: Partial<Holiday>) =>
    onValue(holidays.map((it, at) => (at === index ? { ...it, ...part } : it)))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.rows}
    >
      {holidays.map((holiday, index) => (
        <fieldset
          key={index}
          aria-label={`休業期間${index + 1}`}
          className={classNames(styles.row, styles.holiday)}
        >
          <div className={styles.days}>
            <DayOfYear
              label="はじめの日"
              value={holiday.from}
              word="から"
              onValue={(from) => change(index, { from })}
              onLeave={onLeave}
            />
            <DayOfYear
              label="終わりの日"
              value={holiday.to}
              word="まで"
              onValue={(to) => change(index, { to })}
              onLeave={onLeave}
            />
          </div>
          <label>
            お客様に見える名前
            <input
              type="text"
              maxLength={40}
              className={control.control}
              value={holiday.label}
              onChange={(event) => change(index, { label: event.target.value })}
              onBlur={onLeave}
            />
          </label>
          <button
            type="button"
            className={styles.button}
            aria-label={`休業期間${index + 1}を外す`}
            onClick={() => onValue(holidays.filter((_, at) => at !== index))}
          >
            外す
          </button>
        </fieldset>
      ))}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          onClick={() => onValue([...holidays, { from: '12-29', to: '01-03', label: '年末年始' }])}
        >
          <PlusIcon size="s" />
          休業期間を足す
        </button>
      </div>
    </fieldset>
  )
}
