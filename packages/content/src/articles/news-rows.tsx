import { formatDate } from '@sumai/format/dates'
import { Link } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import type { News } from './article.ts'
import styles from './rows.module.css'

type Props = { news: readonly News[]; to: (contentId: number) => string }

/** Articles by their date, category and title. */
export function NewsRows({ news, to }: Props) {
  return (
    <ul className={styles.list}>
      {news.map(({ contentId, title, tagName, publishAt }) => (
        <li key={contentId}>
          <Link to={to(contentId)} className={styles.news}>
            <time dateTime={publishAt} className={styles.date}>
              {formatDate(publishAt)}
            </time>
            <span>{tagName && <Badge tone="line">{tagName}</Badge>}</span>
            <span className={styles.title}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
