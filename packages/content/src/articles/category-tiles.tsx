import { Link } from '@sumai/platform'
import { ChevronRightIcon } from '@sumai/ui/icon'
import type { Category } from './articles-data.ts'
import styles from './category-tiles.module.css'

type Props = { categories: readonly Category[]; to: (tagId: number) => string }

export function CategoryTiles({ categories, to }: Props) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ tagId, tagName, count }) => (
        <li key={tagId}>
          <Link to={to(tagId)} className={styles.tile}>
            <b>{tagName}</b>
            <span className={styles.count}>{count}件</span>
            <ChevronRightIcon size="s" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
