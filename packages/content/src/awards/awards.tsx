import { CLAIMS } from '@sumai/domain/brand'
import { Container } from '@sumai/ui/container'
import styles from './awards.module.css'

/** The claims of the agency, each with its period and source. */
export function Awards() {
  return (
    <Container below>
      <dl className={styles.awards}>
        {CLAIMS.map(({ label, value, unit, note }) => (
          <div key={label} className={styles.award}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <span className={/^[\d.,]+$/.test(value) ? styles.number : styles.words}>
                {value}
              </span>
              {unit}
            </dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Container>
  )
}
