import { AlertIcon } from '@sumai/ui/icon'
import styles from './field-line.module.css'

type Props = { id?: string | undefined; errors: string[] | undefined }

/** What is wanted of a field, below it. */
export function FieldErrors({ id, errors }: Props) {
  if (!errors) return null
  return (
    <p id={id} className={styles.error}>
      <AlertIcon size="s" />
      {errors.join('')}
    </p>
  )
}
