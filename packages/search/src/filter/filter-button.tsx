import { SlidersIcon } from '@sumai/ui/icon'
import styles from './filter-button.module.css'

export const PANEL_ID = 'search-filters'

type Props = { /** Number of active conditions. */ active: number }

/** Opens the conditions below 1024 px. */
export const FilterButton = ({ active }: Props) => (
  <button
    type="button"
    popoverTarget={PANEL_ID}
    aria-haspopup="dialog"
    // Begins with what is written on it, for who speaks to the screen.
    aria-label={active > 0 ? `条件 ${active}件、条件を変更` : '条件を変更'}
    className={styles.button}
  >
    <SlidersIcon />
    条件
    {active > 0 && <b className={styles.count}>{active}</b>}
  </button>
)
