import { Link, type SiteType } from '@sumai/platform'
import { Logo } from '@sumai/ui/logo'
import css from './bare-header.module.css'

/** Forms and their thanks pages: the mark as a link to the site's top, and nothing else. */
export function BareHeader({ site }: { site: SiteType }) {
  return (
    <header className={css.header}>
      <Link to={site === 'baibai' ? '/baibai' : '/'} className={css.mark}>
        <Logo />
      </Link>
    </header>
  )
}
