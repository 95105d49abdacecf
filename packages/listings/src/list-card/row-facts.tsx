import type { Fact } from '../listing/listing.ts'
import styles from './row-facts.module.css'

type Props = {
  facts: readonly (Fact & { /** Only where there is room for it. */ isWide?: boolean })[]
}

/** Facts whose value says by itself what it is. */
const EVIDENT = ['間取り', '種別', '専有面積', '築年数', '階', '構造']

const isEvident = (label: string, value: string) => EVIDENT.includes(label) || value === '満室'

/** The facts of a result on one line, or on two where they are long. */
export const RowFacts = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value)
      .map(({ label, value, isWide }) => (
        <div key={label} data-wide={isWide || undefined} className={styles.fact}>
          <dt className={isEvident(label, value) ? styles.evident : undefined}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
