import type { PickerWords, Scope } from '../picker/source.ts'
import styles from './area-legend.module.css'
import { SHADES } from './shades.ts'

type Props = {
  scope: Scope
  limits: readonly number[]
  words: PickerWords
  /** 2LDKの賃料 */
  priceName: string
}

/** The prices at which one shade ends and the next begins. */
export const AreaLegend = ({ scope, limits, words, priceName }: Props) => (
  <div aria-hidden="true" className={styles.legend}>
    <p>{priceName}（中央値）</p>
    <ol className={styles.shades}>
      {[null, ...limits].map((limit, at) => (
        <li key={limit}>
          <svg aria-hidden="true" width="100%" height="10">
            <rect width="100%" height="10" fill={SHADES[scope][at]} />
          </svg>
          {limit !== null && <span>{words.short(limit)}</span>}
        </li>
      ))}
    </ol>
  </div>
)
