import css from './figures.module.css'

type Figure = { label: string; value: string; unit: string }

type Props = {
  /** The result; screen readers announce its changes. */
  main: Figure
  others: readonly Figure[]
}

/** The result first, in large numbers. */
export function Figures({ main, others }: Props) {
  return (
    <dl className={css.figures}>
      <div className={css.main}>
        <dt className={css.label}>{main.label}</dt>
        <dd>
          <output className={css.value}>
            <b className={css.number}>{main.value}</b>
            {main.unit}
          </output>
        </dd>
      </div>
      {others.map(({ label, value, unit }) => (
        <div key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            <b className={css.number}>{value}</b>
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}
