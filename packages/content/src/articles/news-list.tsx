import { inTokyo } from '@sumai/format/dates'
import { unbrokenProse } from '@sumai/format/unbroken-prose'
import { Badge } from '@sumai/ui/badge'
import { CoverLink } from '@sumai/ui/cover-link'
import { Picture } from '@sumai/ui/picture'
import type { News } from './article.ts'
import styles from './news-list.module.css'

type Props = {
  news: readonly (News & { summary: string; imageUrl: string | null })[]
  to: (contentId: number) => string
  /** All are of one category, which the page names. */
  isOneCategory?: boolean
  /** The first is the latest of all, which leads. */
  isLatest?: boolean
}

/** The first sentences, about two lines of a phone. */
const BRIEF = /^.{24,}?。/s

/** What an article is about; a phone shows its beginning. */
function Summary({ text }: { text: string }) {
  const [brief = text] = BRIEF.exec(text) ?? []
  return (
    <p className={styles.summary}>
      {unbrokenProse(brief)}
      <span className={styles.more}>{unbrokenProse(text.slice(brief.length))}</span>
    </p>
  )
}

/** Articles by their day, with what each is about. */
export function NewsList({ news, to, isOneCategory, isLatest }: Props) {
  return (
    <ul className={styles.list}>
      {news.map(({ contentId, title, summary, tagName, publishAt, imageUrl }, index) => (
        <li
          key={contentId}
          className={styles.news}
          data-lead={(isLatest && index === 0 && imageUrl !== null) || undefined}
        >
          {imageUrl && (
            <div className={styles.photo}>
              <Picture
                photo={{ url: imageUrl, width: 1000, height: 667 }}
                alt=""
                ratio="3:2"
                sizes={isLatest && index === 0 ? '(min-width: 600px) 360px, 92vw' : '168px'}
                priority={isLatest && index === 0}
              />
            </div>
          )}
          <time dateTime={publishAt} className={styles.date}>
            <small>{inTokyo(publishAt).format('YYYY')}</small>
            <b>{inTokyo(publishAt).format('M/D')}</b>
          </time>
          <div className={styles.words}>
            {tagName && !isOneCategory && <Badge tone="line">{tagName}</Badge>}
            <h2 className={styles.title}>
              <CoverLink to={to(contentId)} className={styles.link}>
                {title}
              </CoverLink>
            </h2>
            <Summary text={summary} />
          </div>
        </li>
      ))}
    </ul>
  )
}
