import { inMan } from '@sumai/format/money'
import { axisOf, isLabelled } from './axis.ts'
import css from './stacked-bars.module.css'

type Tone = 'primary' | 'accent' | 'pale'

type Props = {
  /** Description of the chart for screen readers. */
  summary: string
  series: readonly { name: string; tone: Tone }[]
  /** Yen of each series, year by year; what is negative hangs below the line. */
  years: readonly (readonly number[])[]
}

/** px, as there is no viewBox: the writing stays as large as everywhere. */
const AXIS = 52
/** Shares of the width of a year: its bar, and the gap on either side. */
const BAR = 0.68
const GAP = 0.16

/** One bar a year, made of its parts. Plain SVG; the same numbers stand in a table. */
export function StackedBars({ summary, series, years }: Props) {
  const { ticks, low, high } = axisOf(
    Math.min(...years.map((values) => sum(values.filter((value) => value < 0)))),
    Math.max(...years.map((values) => sum(values.filter((value) => value > 0)))),
  )
  /** In hundredths of the height, which is that of the place. */
  const y = (yen: number) => ((high - yen) / Math.max(high - low, 1)) * 100

  const stacks = years.map(stack)

  return (
    <figure className={css.figure}>
      <div className={css.plot}>
        <svg aria-hidden="true" width={AXIS} height="100%">
          {ticks.map((tick) => (
            <text key={tick} x={AXIS - 6} y={percent(y(tick))} dy="4" textAnchor="end">
              {inMan(tick)}
            </text>
          ))}
        </svg>
        <svg role="img" aria-label={summary} width="100%" height="100%">
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={percent(y(tick))}
              y2={percent(y(tick))}
              className={tick === 0 ? css.zero : css.rule}
            />
          ))}
          <svg
            aria-hidden="true"
            viewBox={`${-GAP} 0 ${years.length} 100`}
            preserveAspectRatio="none"
          >
            {series.map(({ name, tone }, place) => (
              <path key={name} d={bars(stacks, place, y)} className={css[tone]} />
            ))}
          </svg>
        </svg>
        <svg aria-hidden="true" width="100%" height="28" className={css.years}>
          {years.map((_, index) =>
            isLabelled(index, years.length) ? (
              <text
                key={index}
                x={percent(((index + 0.5) / years.length) * 100)}
                y="20"
                textAnchor="middle"
              >
                {index + 1}
              </text>
            ) : null,
          )}
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

/**
 * The bars of one series as one shape, in which a year is 1 wide: one element instead of one a bar.
 */
const bars = (stacks: readonly Part[][], place: number, y: (yen: number) => number) =>
  stacks
    .map(({ [place]: { from, to } = { from: 0, to: 0 } }, year) => {
      return `M${year} ${round(y(from))}h${BAR}V${round(y(to))}h-${BAR}z`
    })
    .join('')

type Part = { from: number; to: number }

/** Where each part of a bar begins and ends: gains upwards, losses downwards. */
function stack(values: readonly number[]): Part[] {
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
const round = (value: number) => Number(value.toFixed(2))
const percent = (value: number) => `${round(value)}%`
