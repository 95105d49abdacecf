import { Link } from '@sumai/platform'
import { ChevronLeftIcon, ChevronRightIcon } from '@sumai/ui/icon'
import styles from './article-nav.module.css'
import type { ArticleSite } from './article-site.ts'

type Neighbour = { contentId: number; title: string } | null

type Props = { newer: Neighbour; older: Neighbour; site: ArticleSite }

/** Links to the previous and the next article, and to the list. */
export function ArticleNav({ newer, older, site: { name, paths } }: Props) {
  return (
    <nav aria-label={`前後の${name}`} className={styles.nav}>
      <div>
        {older && (
          <Link to={paths.article(older.contentId)} rel="prev" className={styles.step}>
            <ChevronLeftIcon size="s" />
            <span>{older.title}</span>
          </Link>
        )}
      </div>
      <Link to={paths.list} className={styles.all}>
        {name}の一覧
      </Link>
      <div className={styles.newer}>
        {newer && (
          <Link to={paths.article(newer.contentId)} rel="next" className={styles.step}>
            <span>{newer.title}</span>
            <ChevronRightIcon size="s" />
          </Link>
        )}
      </div>
    </nav>
  )
}
