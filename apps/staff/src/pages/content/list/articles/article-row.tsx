import { Link } from 'react-router'
import { Moment } from '../../../../components/moment.tsx'
import type { Place } from '../../../../lists/rows/rows.tsx'
import { toThing } from '../../../../paths.ts'
import { StageChip } from '../../stage-chip.tsx'
import type { Article } from '../content.queries.ts'
import styles from './article-row.module.css'

type Props = {
  kind: string
  article: Article
  /** Name of the shop that has written it. */
  shop: string | undefined
  place: Place
}

export function ArticleRow({ kind, article, shop, place }: Props) {
  const { contentId, title, summary, tagName, stage, publishAt, updatedAt } = article
  return (
    <li {...place} className={styles.row}>
      <div className={styles.text}>
        <Link to={toThing(kind, contentId)} data-row="" className={styles.title} title={title}>
          {title}
        </Link>
        <p title={summary}>{summary || '本文はまだありません'}</p>
      </div>
      <StageChip stage={stage} />
      <p className={styles.note}>{[tagName, shop ?? '本部'].filter(Boolean).join('・')}</p>
      <p className={styles.when}>
        {stage === 'draft' && '更新 '}
        <Moment at={stage === 'draft' ? updatedAt : publishAt} />
      </p>
    </li>
  )
}
