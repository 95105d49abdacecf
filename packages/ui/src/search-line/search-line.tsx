import { Form } from '@sumai/platform'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/button.tsx'
import { SearchIcon } from '../icon/icon.tsx'
import styles from './search-line.module.css'

type Props = {
  action: string
  /** What is searched, for screen readers: 建物. */
  about: string
  label: string
  /** Of a form that searches nothing; 探す by default. */
  submit?: string
  /** The button is outlined: beside a better way. */
  quiet?: boolean
  /** The field; `id` is that of the label. */
  children: (id: string) => ReactNode
}

/** A plain GET form with one field. */
export function SearchLine({ action, about, label, submit, quiet, children }: Props) {
  const id = useId()
  return (
    <Form action={action} role="search" aria-label={about} className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
      <Button type="submit" variant={quiet ? 'outline' : 'primary'}>
        {submit ?? (
          <>
            <SearchIcon />
            探す
          </>
        )}
      </Button>
    </Form>
  )
}
