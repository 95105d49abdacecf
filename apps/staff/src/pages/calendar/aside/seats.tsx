import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../components/panel.tsx'
import { seminarsQuery } from '../calendar.queries.ts'
import { atOf, sayAt } from '../days.ts'
import styles from './seats.module.css'

type Props = { now: string }

const SHOWN = 4

/** How full the next seminars are. */
export function Seats({ now }: Props) {
  const { data = [] } = useQuery(seminarsQuery)
  const coming = data
    .filter(({ startAt }) => Date.parse(startAt) > Date.parse(now))
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
    .slice(0, SHOWN)
  return (
    <Panel title="セミナーの席" count={coming.length} empty="これから開くセミナーはありません">
      {coming.map(({ contentId, sessionNo, title, appliedCount, capacity, startAt, venueName }) => (
        <li key={`${contentId}-${sessionNo}`} className={styles.row}>
          <p className={styles.title}>
            <b>{title}</b>
            <span>
              <b>{appliedCount}</b>／{capacity}席
            </span>
          </p>
          <progress aria-hidden="true" className={styles.bar} value={appliedCount} max={capacity} />
          <p className={styles.when}>
            {sayAt(atOf(startAt))}・{venueName}
          </p>
        </li>
      ))}
    </Panel>
  )
}
