import { SearchIcon } from '@sumai/ui/icon'
import type { FormEvent } from 'react'
import styles from './search-field.module.css'

type Props = {
  /** Accessible name, and what can be typed. */
  label: string
  /** What the address says. */
  value: string
  onSearch: (words: string) => void
}

/** Searches on ↵, and when it is emptied. */
export function SearchField({ label, value, onSearch }: Props) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q')).trim())
  }
  return (
    <search>
      <form onSubmit={search} className={styles.search}>
        <SearchIcon />
        <input
          // Another address, another text.
          key={value}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          className={styles.input}
          onInput={(event) => {
            if (value !== '' && event.currentTarget.value === '') onSearch('')
          }}
        />
      </form>
    </search>
  )
}
