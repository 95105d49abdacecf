import styles from './key-facts.module.css'

type Props = { facts: readonly { label: string; value: string }[] }

/** The eight most important facts of a listing. */
export function KeyFacts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
