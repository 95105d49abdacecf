import { kakakuMan } from '@sumai/domain/money'
import { isLabelled, ticksOf } from './axis.ts'
import css from './stacked-bars.module.css'

type Tone = 'primary' | 'accent' | 'pale'

type Props = {
  /** What the picture says, for those who do not see it. */
  summary: string
  series: readonly { name: string; tone: Tone }[]
  /** Yen of each series, year by year; what is negative hangs below the line. */
  years: readonly (readonly number[])[]
}

/** px, as there is no viewBox: the writing stays as large as everywhere. */
const HEIGHT = 240
const TOP = 16
const BOTTOM = 28
const AXIS = 52

/** What a year consists of, years side by side. Plain SVG; the same numbers stand in a table. */
export function StackedBars({ summary, series, years }: Props) {
  const ticks = ticksOf(
    Math.min(...years.map((values) => sum(values.filter((value) => value < 0)))),
    Math.max(...years.map((values) => sum(values.filter((value) => value > 0)))),
  )
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)]
  const y = (yen: number) =>
    tenths(TOP + ((high - yen) / Math.max(high - low, 1)) * (HEIGHT - TOP - BOTTOM))

  return (
    <figure className={css.figure}>
      <div className={css.plot}>
        <svg aria-hidden="true" width={AXIS} height={HEIGHT}>
          {ticks.map((tick) => (
            <text key={tick} x={AXIS - 6} y={y(tick) + 4} textAnchor="end">
              {kakakuMan(tick)}
            </text>
          ))}
        </svg>
        <svg role="img" aria-label={summary} width="100%" height={HEIGHT} className={css.bars}>
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? css.zero : css.rule}
            />
          ))}
          {years.map((values, index) => (
            <g key={index}>
              {stack(values).map(({ from, to }, place) => (
                <rect
                  key={series[place]?.name}
                  x={percent((index + 0.16) / years.length)}
                  width={percent(0.68 / years.length)}
                  y={y(Math.max(from, to))}
                  height={tenths(Math.abs(y(from) - y(to)))}
                  className={css[series[place]?.tone ?? 'primary']}
                />
              ))}
              {isLabelled(index, years.length) && (
                <text x={percent((index + 0.5) / years.length)} y={HEIGHT - 8} textAnchor="middle">
                  {index + 1}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <figcaption className={css.legend}>
        {series.map(({ name, tone }) => (
          <span key={name} className={css.entry}>
            <svg aria-hidden="true" width="12" height="12">
              <rect width="12" height="12" rx="2" className={css[tone]} />
            </svg>
            {name}
          </span>
        ))}
        <span>縦軸：万円／横軸：年目</span>
      </figcaption>
    </figure>
  )
}

/** Where each part of a bar begins and ends: gains upwards, losses downwards. */
function stack(values: readonly number[]): { from: number; to: number }[] {
  let up = 0
  let down = 0
  return values.map((value) => {
    const from = value < 0 ? down : up
    const to = from + value
    if (value < 0) down = to
    else up = to
    return { from, to }
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** No screen shows less than a tenth of a px. */
const tenths = (px: number) => Math.round(px * 10) / 10
