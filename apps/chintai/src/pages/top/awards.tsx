import { CLAIMS } from '@sumai/domain/brand'
import { Container } from '@sumai/ui/container'
import css from './awards.module.css'

/** What the agency says of itself, each with its period and source. */
export function Awards() {
  return (
    <Container>
      <dl className={css.awards}>
        {CLAIMS.map(({ label, value, unit, note }) => (
          <div key={label} className={css.award}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <span className={/^[\d.,]+$/.test(value) ? css.number : css.words}>{value}</span>
              {unit}
            </dd>
            <dd className={css.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Container>
  )
}
