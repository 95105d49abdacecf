import { BRAND } from '@sumai/domain/brand'
import { Link, type SiteType } from '@sumai/platform'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Leaf } from './leaf.tsx'
import styles from './logo.module.css'

export const SITE_TOP = { chintai: '/', baibai: '/baibai' } as const

type Props = {
  site: SiteType
  /** White, for the deep band of the footer. */
  onDeep?: boolean
}

/** Mark and name of the agency, leading to the top of the site. */
export function Logo({ site, onDeep }: Props) {
  return (
    <Link to={SITE_TOP[site]} className={classNames(styles.logo, onDeep && styles.onDeep)}>
      <Leaf />
      <span className={styles.text}>
        <VisuallyHidden>{BRAND.name}</VisuallyHidden>
        <span className={styles.word} />
        <span className={styles.tagline}>{BRAND.tagline[site]}</span>
        <VisuallyHidden>トップページ</VisuallyHidden>
      </span>
    </Link>
  )
}
