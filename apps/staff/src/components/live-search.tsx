import { classNames } from '@sumai/ui/class-names'
import { SearchIcon } from '@sumai/ui/icon'
import styles from './search-field.module.css'

type Props = {
  /** Accessible name, and what can be typed. */
  label: string
  value: string
  onValue: (value: string) => void
}

/** Searches while somebody types, where nothing is worth an address. */
export function LiveSearch({ label, value, onValue }: Props) {
  return (
    <search className={classNames(styles.search, styles.alone)}>
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        className={styles.input}
        onChange={(event) => onValue(event.target.value)}
      />
    </search>
  )
}
