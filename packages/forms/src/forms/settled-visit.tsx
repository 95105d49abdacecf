import { clockTime } from '@sumai/format/clock-time'
import { formatDayAndMonth } from '@sumai/format/dates'
import { useLoaderData } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { useFormContext } from '../form-page/form-context.ts'
import type { ReservationData } from './reservation-data.ts'
import styles from './settled-visit.module.css'

type Props = { at: number; goTo: (step: number) => void }

/** Which shop is being booked, and when, with a way back to either. */
export function SettledVisit({ at, goTo }: Props) {
  const { shops } = useLoaderData() as ReservationData
  const { form, current } = useFormContext()
  const shop = shops.find(({ tenpoNo }) => tenpoNo === current.tenpo_no)
  if (!shop) return null
  const method = form.fields.method?.choices?.find(({ value }) => value === current.method)
  const day = at > 1 && typeof current.date1 === 'string' ? current.date1 : ''
  return (
    <dl className={styles.settled}>
      <div className={styles.row}>
        <dt>店舗</dt>
        <dd>
          <b>{shop.tenpoName}</b>
          {method && `（${method.label}）`}
        </dd>
        <dd>
          <Button variant="quiet" size="s" aria-label="店舗を変更" onClick={() => goTo(0)}>
            変更
          </Button>
        </dd>
      </div>
      {day !== '' && (
        <div className={styles.row}>
          <dt>日時</dt>
          <dd>
            <b>
              {formatDayAndMonth(day)} {clockTime(String(current.time1))}
            </b>
          </dd>
          <dd>
            <Button variant="quiet" size="s" aria-label="日時を変更" onClick={() => goTo(1)}>
              変更
            </Button>
          </dd>
        </div>
      )}
    </dl>
  )
}
