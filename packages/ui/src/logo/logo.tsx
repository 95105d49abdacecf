import { Link } from '@sumai/platform'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Leaf } from './leaf.tsx'
import styles from './logo.module.css'

type Props = {
  /** Name of the agency. */
  name: string
  /** The line below the name: what the site offers, and where. */
  tagline: string
  /** Path of the top page. */
  to: string
  /** White, for the deep band of the footer. */
  onDeep?: boolean
}

/** Logo and name of the agency, as a link to the top page. */
export function Logo({ name, tagline, to, onDeep }: Props) {
  return (
    <Link to={to} className={classNames(styles.logo, onDeep && styles.onDeep)}>
      <Leaf />
      <span className={styles.text}>
        <VisuallyHidden>{name}</VisuallyHidden>
        <span className={styles.word} />
        <span className={styles.tagline}>{tagline}</span>
        <VisuallyHidden>トップページ</VisuallyHidden>
      </span>
    </Link>
  )
}
