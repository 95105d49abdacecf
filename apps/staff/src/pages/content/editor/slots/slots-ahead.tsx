import { classNames } from '@sumai/ui/class-names'
import { useNow } from '@sumai/ui/use-now'
import { useQuery } from '@tanstack/react-query'
import { useDraftValues } from '../../../../editor/draft/use-draft-values.ts'
import type { ThingDraft } from '../thing-draft.ts'
import { type DayAhead, daysAhead } from './days-ahead.ts'
import { takenQuery } from './slots.queries.ts'
import styles from './slots-ahead.module.css'

type Props = { draft: ThingDraft }
type Shop = Parameters<typeof daysAhead>[0] & { tenpoNo: string }

/** What visitors will be offered in the next seven days, as the hours are being typed. */
export function SlotsAhead({ draft }: Props) {
  const shop = useDraftValues(draft) as unknown as Shop
  const now = useNow(new Date().toISOString())
  const { data: taken = new Set<string>() } = useQuery(takenQuery(shop.tenpoNo))
  return (
    <section aria-labelledby="slots-ahead" className={styles.box}>
      <h2 id="slots-ahead">次の7日の受付</h2>
      <dl>
        {daysAhead(shop, now).map((day) => (
          <div key={day.date} data-closed={day.closed !== undefined || undefined}>
            <dt>{day.label}</dt>
            <dd>
              <Times day={day} taken={taken} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>線で消した時刻は、すでに埋まっています。</p>
    </section>
  )
}

function Times({ day: { date, closed, times }, taken }: { day: DayAhead; taken: Set<string> }) {
  if (closed !== undefined) return closed
  if (times.length === 0) return '受け付けません'
  return times.map((time) => {
    const isTaken = taken.has(`${date} ${time}`)
    return (
      <span key={time} className={classNames(styles.time, isTaken && styles.taken)}>
        {isTaken ? <s>{time}</s> : time}
      </span>
    )
  })
}
