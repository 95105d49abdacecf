import styles from './fact-list.module.css'
import type { Fact } from './listing.ts'

type Props = { facts: readonly Fact[] }

/** The three or four facts of a card, spread over its width. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.list}>
      {facts
        .filter((fact) => fact.value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Value text={value} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** Units are smaller than their number. */
function Value({ text }: { text: string }) {
  const [, number, unit] = /^([\d,.]+)(㎡|万円|%)$/.exec(text) ?? []
  if (!unit) return text
  return (
    <>
      {number}
      <small>{unit}</small>
    </>
  )
}
