import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Moment } from '../../../../components/moment.tsx'
import { toThing } from '../../../../paths.ts'
import { StageChip } from '../../stage-chip.tsx'
import { type Article, shopsQuery } from '../content.queries.ts'
import styles from './article-row.module.css'

type Props = { kind: string; article: Article }

export function ArticleRow({ kind, article }: Props) {
  const { contentId, title, summary, tagName, stage, publishAt, tenpoNo, updatedAt } = article
  const { data: shops = [] } = useQuery(shopsQuery)
  const shop = shops.find((it) => it.tenpoNo === tenpoNo)?.tenpoName
  return (
    <li className={styles.row}>
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
