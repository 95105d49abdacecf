import { Amount } from './amount.tsx'
import css from './figures.module.css'

type Figure = {
  label: string
  /** With its unit. */
  value: string
}

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
            <Amount text={main.value} numbers={css.number} />
          </output>
        </dd>
      </div>
      {others.map(({ label, value }) => (
        <div key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            <Amount text={value} numbers={css.number} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
