import { inTokyo } from '@sumai/format/dates'
import { unbrokenProse } from '@sumai/format/unbroken-prose'
import { Badge } from '@sumai/ui/badge'
import { CoverLink } from '@sumai/ui/cover-link'
import type { News } from './article.ts'
import styles from './news-list.module.css'

type Props = {
  news: readonly (News & { summary: string })[]
  to: (contentId: number) => string
  /** All are of one category, which the page names. */
  isOneCategory?: boolean
}

/** Articles by their day, with what each is about. */
export function NewsList({ news, to, isOneCategory }: Props) {
  return (
    <ul className={styles.list}>
      {news.map(({ contentId, title, summary, tagName, publishAt }) => (
        <li key={contentId} className={styles.news}>
          <time dateTime={publishAt} className={styles.date}>
            <small>{inTokyo(publishAt).format('YYYY年')}</small>
            <b>{inTokyo(publishAt).format('MM/DD')}</b>
          </time>
          <div className={styles.words}>
            {tagName && !isOneCategory && <Badge tone="line">{tagName}</Badge>}
            <h2 className={styles.title}>
              <CoverLink to={to(contentId)} className={styles.link}>
                {title}
              </CoverLink>
            </h2>
            <p className={styles.summary}>{unbrokenProse(summary)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
