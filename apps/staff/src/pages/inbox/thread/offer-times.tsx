import { Chip } from '@sumai/ui/chip'
import { useQuery } from '@tanstack/react-query'
import { slotsQuery } from '../../calendar/calendar.queries.ts'
import { sayDate } from '../../calendar/days.ts'
import styles from './composer.module.css'
import { isOffered, offer } from './offered.ts'

type Props = { tenpoNo: string; text: string; onText: (text: string) => void }

/** So many can be read at a glance: some of each of the next days. */
const MOST = 6
const OF_A_DAY = 2

/** The next free times of the shop; a press writes one into the letter. */
export function OfferTimes({ tenpoNo, text, onText }: Props) {
  const { data: days } = useQuery({ ...slotsQuery(tenpoNo), throwOnError: false })
  const times = (days ?? [])
    .flatMap(({ date, slots }) =>
      slots
        .filter(({ isFull }) => !isFull)
        .slice(0, OF_A_DAY)
        .map(({ time }) => `${sayDate(date)} ${time}`),
    )
    .slice(0, MOST)
  if (times.length === 0) return null
  return (
    <fieldset className={styles.times}>
      <legend>空いている時間</legend>
      {times.map((time) => (
        <Chip
          key={time}
          tight
          label={time}
          checked={isOffered(text, time)}
          onChange={() => onText(offer(text, time))}
        />
      ))}
    </fieldset>
  )
}
