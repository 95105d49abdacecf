import { formatDate } from '@sumai/format/dates'
import { Badge } from '@sumai/ui/badge'
import { CoverLink } from '@sumai/ui/cover-link'
import { Picture } from '@sumai/ui/picture'
import { Tile, TileGrid } from '@sumai/ui/tile'
import styles from './article-cards.module.css'

type ArticleCard = {
  contentId: number
  title: string
  summary: string
  tagName: string | null
  imageUrl: string | null
  publishAt: string
}

type Props = { articles: readonly ArticleCard[]; to: (contentId: number) => string }

/** Articles with their pictures. */
export function ArticleCards({ articles, to }: Props) {
  return (
    <TileGrid>
      {articles.map(({ contentId, title, summary, tagName, imageUrl, publishAt }) => (
        <Tile key={contentId}>
          {imageUrl && (
            <Picture
              photo={{ url: imageUrl, width: 1000, height: 667 }}
              alt=""
              ratio="3:2"
              sizes="(min-width: 1024px) 380px, (min-width: 600px) 48vw, 94vw"
            />
          )}
          <div className={styles.words}>
            <h2 className={styles.title}>
              <CoverLink to={to(contentId)}>{title}</CoverLink>
            </h2>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.meta}>
              {tagName && <Badge>{tagName}</Badge>}
              <time dateTime={publishAt}>{formatDate(publishAt)}</time>
            </p>
          </div>
        </Tile>
      ))}
    </TileGrid>
  )
}
