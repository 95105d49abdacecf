import {
  COMPARE_MAX,
  type ListingRef,
  useCompare,
  useIsCompared,
  useSharedState,
} from '@sumai/shared-state'
import { Checkbox } from '@sumai/ui/checkbox'
import styles from './compare-checkbox.module.css'

type Props = {
  listing: ListingRef
  /** Name of the listing. */
  name: string
  /** In a column whose head says what it is for. */
  wordless?: boolean
}

/** Adds a listing to the compare table, which has four places. */
export function CompareCheckbox({ listing, name, wordless }: Props) {
  const { toggleCompare } = useSharedState()
  const picked = useIsCompared(listing)
  const full = useCompare(listing.site).length >= COMPARE_MAX
  return (
    <div className={styles.compare}>
      <Checkbox
        checked={picked}
        disabled={full && !picked}
        onChange={() => toggleCompare(listing)}
        label={wordless ? null : '比較'}
        aria-label={`${name}を比較に追加`}
      />
    </div>
  )
}
