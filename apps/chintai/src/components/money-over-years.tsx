import { formatNumber } from '@sumai/format/number'
import css from './money-over-years.module.css'

type Way = {
  name: string
  /** At the beginning, 万円: what is spent, or got. */
  start: number
  /** 万円 that come in each year. */
  yearly: number
}

type Props = {
  ways: readonly Way[]
  /** Over which it is drawn: 10 or a multiple of it. */
  years: number
}

/** px, as there is no viewBox: the writing stays as large on a phone. */
const HEIGHT = 260
const TOP = 24
const FOOT = 28

/** What has come in and gone out up to each year, for ways to use money or land. */
export function MoneyOverYears({ ways, years }: Props) {
  const step = years > 10 ? 10 : 2
  const ends = ways.map(({ start, yearly }) => start + yearly * years)
  const all = [0, ...ways.map(({ start }) => start), ...ends]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const y = (man: number) =>
    Math.round(TOP + ((most - man) / (most - least)) * (HEIGHT - TOP - FOOT))
  return (
    <figure>
      <svg width="100%" height={HEIGHT} aria-hidden="true" className={css.chart}>
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className={css.zero} />
        <text x="0" y={y(0) - 6}>
          0円
        </text>
        <text x="0" y={y(most) - 8}>
          {formatNumber(Math.round(most))}万円
        </text>
        {Array.from({ length: years / step + 1 }, (_, tick) => tick * step).map((year) => (
          <text
            key={year}
            x={percent(year / years)}
            y={HEIGHT - 6}
            textAnchor={year === 0 ? 'start' : year === years ? 'end' : 'middle'}
          >
            {year}年
          </text>
        ))}
        {ways.map(({ name, start, yearly }, index) => {
          const paidBack = -start / yearly
          return (
            <g key={name} className={css[`way${index + 1}`]}>
              <line x1="0" y1={y(start)} x2="100%" y2={y(start + yearly * years)} />
              {paidBack > 0 && paidBack <= years && (
                <circle cx={percent(paidBack / years)} cy={y(0)} r="5" />
              )}
            </g>
          )
        })}
      </svg>
      <figcaption>
        <ul className={css.legend}>
          {ways.map(({ name }, index) => (
            <li key={name}>
              <svg width="32" height="12" aria-hidden="true" className={css[`way${index + 1}`]}>
                <line x1="0" y1="6" x2="32" y2="6" />
              </svg>
              {name}
              <span className={css.end}>
                {years}年後 {signed(Math.round(ends[index] ?? 0))}万円
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
const signed = (man: number) => (man > 0 ? `+${formatNumber(man)}` : formatNumber(man))
