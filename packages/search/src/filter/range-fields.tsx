import { Checkbox } from '@sumai/ui/checkbox'
import { classNames } from '@sumai/ui/class-names'
import type { FilterGroup } from './filter.ts'
import type { GroupProps } from './group-fields.tsx'
import styles from './range-fields.module.css'
import { StepSelect } from './step-select.tsx'

type Props = GroupProps<Extract<FilterGroup, { kind: 'range' }>>

/** Lower and upper limit, below a histogram of the listings. */
export function RangeFields({ group, draft, onChange }: Props) {
  const { low, high, bars, options = [] } = group
  return (
    <div>
      {bars && <Histogram bars={bars} />}
      <div className={styles.pair}>
        <StepSelect select={low} {...{ draft, onChange }} />
        <span aria-hidden="true">〜</span>
        <StepSelect select={high} {...{ draft, onChange }} />
      </div>
      {options.map((option) => (
        <Checkbox
          key={option.name}
          name={option.name}
          value={option.value}
          label={option.label}
          checked={draft.isOn(option)}
          onChange={(event) => onChange(event.currentTarget.form)}
        />
      ))}
    </div>
  )
}

type HistogramProps = { bars: NonNullable<Props['group']['bars']> }

const [WIDTH, HEIGHT, GAP] = [10, 44, 1.2]

/** Drawn as SVG, because the height of a bar is data and pages carry no style attributes. */
function Histogram({ bars }: HistogramProps) {
  const most = Math.max(0, ...bars.map(({ size }) => size))
  if (most === 0) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.bars}
    >
      {bars.map(({ key, size, on }, index) => {
        const height = Math.max(2, (size / most) * HEIGHT)
        return (
          <rect
            key={key}
            x={index * WIDTH}
            y={HEIGHT - height}
            width={WIDTH - GAP}
            height={height}
            className={classNames(styles.bar, on && styles.on)}
          />
        )
      })}
    </svg>
  )
}
