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
  /** All questions, where the tiles of the categories are odd in number. */
  all?: { to: string; count: number }
}

export function CategoryTiles({ categories, guides, to, all }: Props) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ tagId, tagName, count }) => (
        <Tile
          key={tagId}
          to={to(tagId)}
          name={tagName}
          count={count}
          Icon={guides[tagName]?.Icon}
        />
      ))}
      {all && categories.length % 2 === 1 && <Tile {...all} name="すべての質問" />}
    </ul>
  )
}

type TileProps = {
  to: string
  name: string
  count: number
  Icon?: typeof ChatIcon | undefined
}

const Tile = ({ to, name, count, Icon = ChatIcon }: TileProps) => (
  <li>
    <Link to={to} className={styles.tile}>
      <span className={styles.icon}>
        <Icon size="l" />
      </span>
      <b>{name}</b>
      <span className={styles.count}>{count}件</span>
      <ChevronRightIcon size="s" />
    </Link>
  </li>
)
