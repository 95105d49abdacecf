import { Link } from '@sumai/platform'
import styles from './reset-link.module.css'

type Props = { to: string; label?: string }

/** Removes every condition. */
export function ResetLink({ to, label = 'リセット' }: Props) {
  return (
    <Link to={to} preventScrollReset className={styles.reset}>
      {label}
    </Link>
  )
}
