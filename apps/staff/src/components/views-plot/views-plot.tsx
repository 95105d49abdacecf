import { inTokyo } from '@sumai/format/dates'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import styles from './views-plot.module.css'

type Day = { date: string; views: number; enquiries: number }
type Props = { days: readonly Day[] }

/** The drawing, in its own units. */
const [LEFT, RIGHT, TOP, BASE] = [34, 312, 20, 112]
const BAR = 15

/** Views as bars and enquiries as points, day by day up to today; each has an axis of its own. */
export function ViewsPlot({ days }: Props) {
  const sum = (of: 'views' | 'enquiries') => days.reduce((all, day) => all + day[of], 0)
  const top = (of: 'views' | 'enquiries') => topOfAxis(Math.max(...days.map((day) => day[of])))
  const [views, enquiries] = [top('views'), top('enquiries')]
  const x = (at: number) => LEFT + ((at + 0.5) * (RIGHT - LEFT)) / days.length
  const y = (value: number, top: number) => BASE - (value / top) * (BASE - TOP)
  const points = days.map((day, at) => ({ x: x(at), y: y(day.enquiries, enquiries), ...day }))
  return (
    <div className={styles.plot}>
      <p className={styles.legend}>
        <span>
          閲覧 <b>{sum('views').toLocaleString()}</b>回
        </span>
        <span>
          お問い合わせ <b>{sum('enquiries').toLocaleString()}</b>件
        </span>
      </p>
      <svg viewBox="0 0 346 136" aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path d={`M${LEFT} ${y(share, 1)}H${RIGHT}`} />
            <text x={LEFT - 5} y={y(share, 1) + 4} textAnchor="end">
              {(views * share).toLocaleString()}
            </text>
            {share > 0 && (
              <text x={RIGHT + 5} y={y(share, 1) + 4}>
                {enquiries * share}
              </text>
            )}
          </g>
        ))}
        {days.map(({ date, views: times, enquiries }, at) => (
          <rect
            key={date}
            data-today={at === days.length - 1 || undefined}
            x={x(at) - BAR / 2}
            y={y(times, views)}
            width={BAR}
            height={BASE - y(times, views)}
            rx={2}
          >
            <title>{sayDay({ date, views: times, enquiries })}</title>
          </rect>
        ))}
        <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
        {points.map((point) => (
          <circle key={point.date} cx={point.x} cy={point.y} r={3.5}>
            <title>{sayDay(point)}</title>
          </circle>
        ))}
        {days.map(({ date }, at) => {
          const isToday = at === days.length - 1
          return (
            (isToday || at % 3 === 1) && (
              <text key={date} x={x(at)} y={BASE + 20} textAnchor="middle">
                {isToday ? '今日' : sayShort(date)}
              </text>
            )
          )
        })}
      </svg>
      <ol>
        {days.map((day) => (
          <li key={day.date}>
            <VisuallyHidden>{sayDay(day)}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  )
}

const sayShort = (date: string) => inTokyo(date).format('M/D')
const sayDay = ({ date, views, enquiries }: Day) =>
  `${sayShort(date)} 閲覧${views}回 お問い合わせ${enquiries}件`

/** The top of an axis from zero: a round number of which the half is whole. */
export function topOfAxis(most: number): number {
  for (let ten = 1; ; ten *= 10) {
    const top = [2, 4, 10].map((step) => step * ten).find((round) => round >= most)
    if (top !== undefined) return top
  }
}
