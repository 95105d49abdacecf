import { keyFacts } from './key-fact-values.ts'
import css from './key-facts.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Room }

/** The eight things that are asked first. */
export function KeyFacts({ room }: Props) {
  return (
    <dl className={css.facts}>
      {keyFacts(room).map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
