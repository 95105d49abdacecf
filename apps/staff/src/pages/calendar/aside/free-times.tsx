import { minutesOf } from '@sumai/domain/opening-hours'
import { Button } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { slotsQuery } from '../calendar.queries.ts'
import { type At, sayDate } from '../days.ts'
import styles from './free-times.module.css'

type Props = {
  tenpoNo: string
  /** Where the visit is now. */
  from: At
  onPick: (at: At) => void
}

/** The times that are still free, day by day: what dragging does, for fingers and readers. */
export function FreeTimes({ tenpoNo, from, onPick }: Props) {
  const { data: slots } = useQuery(slotsQuery(tenpoNo))
  const [chosen, setChosen] = useState(from.day)
  if (!slots) return <p>空いている時間を読み込んでいます</p>
  const days = slots.filter((day) => day.slots.some(({ isFull }) => !isFull))
  const day = days.find(({ date }) => date >= chosen) ?? days.at(-1)
  if (!day) return <p>空いている時間はありません。</p>
  return (
    <div className={styles.times}>
      <Select
        small
        aria-label="動かす先の日"
        choices={days.map(({ date }) => ({ value: date, label: sayDate(date) }))}
        value={day.date}
        onChange={(event) => setChosen(event.target.value)}
      />
      <ul aria-label={`${sayDate(day.date)}の空いている時間`}>
        {day.slots
          .filter(({ isFull }) => !isFull)
          .map(({ time }) => (
            <li key={time}>
              <Button
                variant="outline"
                onClick={() => onPick({ day: day.date, minutes: minutesOf(time) })}
              >
                {time}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  )
}
