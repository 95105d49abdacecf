import { Link } from '@sumai/platform'
import { ChatIcon, ChevronRightIcon } from '@sumai/ui/icon'
import type { QuestionSite } from './article-site.ts'
import type { Category } from './articles-data.ts'
import styles from './category-tiles.module.css'

type Props = {
  categories: readonly Category[]
  /** Of the site: what a category is known by. */
  guides: QuestionSite['guides']
  to: (tagId: number) => string
}

export function CategoryTiles({ categories, guides, to }: Props) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ tagId, tagName, count }) => {
        const Icon = guides[tagName]?.Icon ?? ChatIcon
        return (
          <li key={tagId}>
            <Link to={to(tagId)} className={styles.tile}>
              <span className={styles.icon}>
                <Icon size="l" />
              </span>
              <b>{tagName}</b>
              <span className={styles.count}>{count}件</span>
              <ChevronRightIcon size="s" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
