import { inTokyo } from '@sumai/format/dates'
import control from '../../../../editor/form/control.module.css'
import styles from '../inputs.module.css'

type Props = {
  label: string
  /** `MM-DD` */
  value: string
  /** Said after it. */
  word: string
  onValue: (value: string) => void
  onLeave: () => void
}

/** A leap year: it has all days. */
const YEAR = 2028

const two = (number: number) => String(number).padStart(2, '0')
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** A day of every year. */
export function DayOfYear({ label, value, word, onValue, onLeave }: Props) {
  const [month = 1, day = 1] = value.split('-').map(Number)
  const daysIn = (of: number) => inTokyo(`${YEAR}-${two(of)}`).daysInMonth()
  const give = (m: number, d: number) => onValue(`${two(m)}-${two(Math.min(d, daysIn(m)))}`)
  const select = (of: string, current: number, last: number, onPick: (it: number) => void) => (
    <select
      aria-label={`${label}の${of}`}
      className={control.control}
      value={current}
      onChange={(event) => onPick(Number(event.target.value))}
      onBlur={onLeave}
    >
      {upTo(last).map((number) => (
        <option key={number} value={number}>
          {number}
          {of}
        </option>
      ))}
    </select>
  )
  return (
    <span className={styles.day}>
      {select('月', month, 12, (it) => give(it, day))}
      {select('日', day, daysIn(month), (it) => give(month, it))}
      {word}
    </span>
  )
}
