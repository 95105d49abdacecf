import { Link } from '@sumai/platform'
import { ArrowRightIcon } from '../icon/icon.tsx'
import styles from './more-link.module.css'

type Props = {
  label: string
  /** Accessible name, where the label alone does not say of what. */
  name?: string
  to: string
}

/** To the whole of a list, at the end of its heading's line. */
export const MoreLink = ({ label, name, to }: Props) => (
  <Link to={to} aria-label={name} className={styles.more}>
    <span>{label}</span>
    <ArrowRightIcon size="s" />
  </Link>
)
