import { Link } from '@sumai/platform'
import styles from './reset-link.module.css'

type Props = { to: string; label?: string; replace?: boolean | undefined }

/** Removes every condition. */
export function ResetLink({ to, label = 'リセット', replace }: Props) {
  return (
    <Link to={to} replace={replace} preventScrollReset className={styles.reset}>
      {label}
    </Link>
  )
}
