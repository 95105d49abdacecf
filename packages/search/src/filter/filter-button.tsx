import { buttonClass } from '@sumai/ui/button-look'
import { SlidersIcon } from '@sumai/ui/icon'
import styles from './filter-button.module.css'

export const PANEL_ID = 'search-filters'

type Props = { /** Number of active conditions. */ active: number }

/** Opens the conditions below 1024 px; stays visible while the results are scrolled. */
export function FilterButton({ active }: Props) {
  return (
    <div className={styles.bar}>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className={buttonClass({ variant: 'outline', block: true })}
      >
        <SlidersIcon />
        条件を変更
        {active > 0 && <span className={styles.count}>{active}</span>}
      </button>
    </div>
  )
}
