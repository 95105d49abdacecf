import { Link } from 'react-router'
import panel from '../../components/panel.module.css'
import { Trend } from '../../components/views-plot/trend.tsx'
import { ViewsPlot } from '../../components/views-plot/views-plot.tsx'
import { toListing } from '../../paths.ts'
import type { Today } from './today.queries.ts'
import styles from './views.module.css'

type Props = { days: Today['days']; homes: Today['mostViewed'] }

/** How often homes were looked at and asked about, and those that were most. */
export function Views({ days, homes }: Props) {
  return (
    <section aria-labelledby="views" className={panel.panel}>
      <header className={panel.head}>
        <h2 id="views">閲覧とお問い合わせ</h2>
        <span>{days.length}日間</span>
      </header>
      <ViewsPlot days={days} />
      <ul>
        {homes.map(({ siteType, bukkenNo, name, days }) => (
          <li key={siteType + bukkenNo} className={styles.home}>
            <Link to={toListing(siteType, bukkenNo)}>{name}</Link>
            <Trend values={days.map(({ views }) => views)} />
            <span>
              {sum(days, 'views')}回・{sum(days, 'enquiries')}件
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sum = (days: Today['days'], of: 'views' | 'enquiries') =>
  days.reduce((all, day) => all + day[of], 0).toLocaleString()
