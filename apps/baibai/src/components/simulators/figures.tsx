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
  /** What the figures mean, in a sentence. */
  note?: string | undefined
}

/** The result first, in large numbers: it alone stays in view. */
export function Figures({ main, others, note }: Props) {
  return (
    <>
      <dl className={css.main}>
        <dt className={css.label}>{main.label}</dt>
        <dd>
          <output className={css.value}>
            <Amount text={main.value} numbers={css.number} />
          </output>
        </dd>
      </dl>
      {others.length > 0 && (
        <div className={css.others}>
          <dl className={css.figures}>
            {others.map(({ label, value }) => (
              <div key={label}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>
                  <Amount text={value} numbers={css.number} />
                </dd>
              </div>
            ))}
          </dl>
          {note && <p className={css.note}>{note}</p>}
        </div>
      )}
    </>
  )
}
