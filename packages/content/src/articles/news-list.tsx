import { formatDate } from '@sumai/format/dates'
import { Link } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import type { News } from './article.ts'
import styles from './news-list.module.css'

type Props = { news: readonly (News & { summary: string })[]; to: (contentId: number) => string }

/** Articles with what each is about. */
export function NewsList({ news, to }: Props) {
  return (
    <ul className={styles.list}>
      {news.map(({ contentId, title, summary, tagName, publishAt }) => (
        <li key={contentId} className={styles.news}>
          <p className={styles.meta}>
            <time dateTime={publishAt}>{formatDate(publishAt)}</time>
            {tagName && <Badge tone="line">{tagName}</Badge>}
          </p>
          <h2 className={styles.title}>
            <Link to={to(contentId)} className={styles.link}>
              {title}
            </Link>
          </h2>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
