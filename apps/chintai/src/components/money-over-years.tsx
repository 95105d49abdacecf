import { formatNumber } from '@sumai/format/number'
import { classNames } from '@sumai/ui/class-names'
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
const HEIGHT = 300
const TOP = 16
const FOOT = 28
/** From one name at the end of a line to the next, with the largest letters. */
const NAME = 28

/** What has come in and gone out up to each year, for ways to use money or land. */
export function MoneyOverYears({ ways, years }: Props) {
  const step = years > 10 ? 10 : 5
  const lines = ways.map((way, index) => ({
    ...way,
    stroke: css[`way${index + 1}`],
    end: way.start + way.yearly * years,
  }))
  const all = [0, ...lines.flatMap(({ start, end }) => [start, end])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const y = (man: number) =>
    Math.round(TOP + ((most - man) / Math.max(most - least, 1)) * (HEIGHT - TOP - FOOT))
  const names = spread(lines.map((line) => ({ ...line, at: y(line.end) })))
  return (
    <figure className={classNames(ways.length > 1 && css.many)}>
      <svg width="100%" height={HEIGHT} aria-hidden="true" className={css.chart}>
        {ticksBetween(least, most).map((man) => (
          <g key={man} className={man === 0 ? css.zero : css.tick}>
            <line x1="0" x2="100%" y1={y(man)} y2={y(man)} />
            <text x="-10" y={y(man) + 4} textAnchor="end">
              {man === 0 ? '0円' : `${formatNumber(man)}万円`}
            </text>
          </g>
        ))}
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
        {lines.map(({ name, stroke, start, yearly, end }) => {
          const paidBack = -start / yearly
          return (
            <g key={name} className={stroke}>
              <line x1="0" y1={y(start)} x2="100%" y2={y(end)} />
              {paidBack > 0 && paidBack <= years && (
                <circle cx={percent(paidBack / years)} cy={y(0)} r="5" />
              )}
            </g>
          )
        })}
        <svg x="100%" aria-hidden="true" className={css.names}>
          {names.map(({ name, stroke, end, at, shown }) => (
            <g key={name} className={stroke}>
              <path d={`M3 ${at}L18 ${shown}`} />
              <text x="24" y={shown + 4}>
                {name}
                <tspan dx="8">{signed(end)}</tspan>
              </text>
            </g>
          ))}
        </svg>
      </svg>
      <figcaption>
        <ul className={css.legend}>
          {lines.map(({ name, stroke, end }) => (
            <li key={name}>
              <svg width="32" height="12" aria-hidden="true" className={stroke}>
                <line x1="0" y1="6" x2="32" y2="6" />
              </svg>
              {name}
              <span className={css.end}>
                {years}年後 {signed(end)}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** Round amounts between two, about five of them. */
function ticksBetween(least: number, most: number): readonly number[] {
  const fifth = Math.max(most - least, 1) / 5
  const power = 10 ** Math.floor(Math.log10(fifth))
  const step = [1, 2, 5].map((times) => times * power).find((it) => it >= fifth) ?? 10 * power
  const first = Math.ceil(least / step)
  return Array.from(
    { length: Math.floor(most / step) - first + 1 },
    (_, index) => (first + index) * step,
  )
}

/** Where the names of lines are written: beside their ends, from the uppermost down, none over another. */
function spread<T extends { at: number; end: number }>(lines: readonly T[]) {
  const names: (T & { shown: number })[] = []
  for (const line of lines.toSorted((a, b) => b.end - a.end)) {
    const above = names.at(-1)
    names.push({ ...line, shown: above ? Math.max(line.at, above.shown + NAME) : line.at })
  }
  return names
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
const signed = (man: number) => `${man > 0 ? '+' : ''}${formatNumber(Math.round(man))}万円`
