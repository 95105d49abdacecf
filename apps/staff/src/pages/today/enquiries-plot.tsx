import { inTokyo } from '@sumai/format/dates'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { CSSProperties } from 'react'
import panel from '../../components/panel.module.css'
import styles from './enquiries-plot.module.css'
import type { Today } from './today.queries.ts'

type Props = { days: Today['enquiries'] }

/** How many have asked, day by day. */
export function EnquiriesPlot({ days }: Props) {
  const total = days.reduce((sum, { times }) => sum + times, 0)
  const most = Math.max(1, ...days.map(({ times }) => times))
  return (
    <section aria-labelledby="enquiries-plot" className={panel.panel}>
      <header className={panel.head}>
        <h2 id="enquiries-plot">お問い合わせ</h2>
        <span>14日間 {total}件</span>
      </header>
      <ol className={styles.plot}>
        {days.map(({ date, times }, at) => {
          const isToday = at === days.length - 1
          return (
            <li key={date} data-today={isToday || undefined} title={`${sayShort(date)} ${times}件`}>
              <b aria-hidden="true">{times > 0 && times}</b>
              <i style={{ '--share': times / most } as CSSProperties} />
              <small aria-hidden="true" data-shown={isToday || at % 3 === 1 || undefined}>
                {isToday ? '今日' : sayShort(date)}
              </small>
              <VisuallyHidden>
                {sayShort(date)} {times}件
              </VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const sayShort = (date: string) => inTokyo(date).format('M/D')
