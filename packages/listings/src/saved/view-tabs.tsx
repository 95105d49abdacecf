import { Link } from '@sumai/platform'
import { ScaleIcon } from '@sumai/ui/icon'
import styles from './view-tabs.module.css'

type Props = {
  /** Each view has an address, so that it can be shared. */
  list: { to: string; count: number | undefined }
  compare: { to: string; count: number | undefined }
  current: 'list' | 'compare'
}

/** Tabs: the list of favourites, or the comparison. */
export function ViewTabs({ list, compare, current }: Props) {
  return (
    <nav aria-label="お気に入りの表示" className={styles.tabs}>
      <Link to={list.to} preventScrollReset aria-current={current === 'list' ? 'page' : undefined}>
        一覧
        <Count value={list.count} />
      </Link>
      <Link
        to={compare.to}
        preventScrollReset
        aria-current={current === 'compare' ? 'page' : undefined}
      >
        <ScaleIcon />
        比較
        <Count value={compare.count} />
      </Link>
    </nav>
  )
}

/** The tabs' place, empty until the browser's list is read. */
function Count({ value }: { value: number | undefined }) {
  return <span className={styles.count}>{value}</span>
}
