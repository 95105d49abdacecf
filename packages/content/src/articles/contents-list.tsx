import { classNames } from '@sumai/ui/class-names'
import styles from './contents-list.module.css'
import type { Heading } from './headings.ts'

type Props = {
  headings: readonly Heading[]
  /** Stands beside the text: on a phone, where it would come after it, it is left out. */
  beside?: boolean
}

/** The parts of an article; none for one of a single part. */
export function ContentsList({ headings, beside }: Props) {
  if (headings.length < 2) return null
  return (
    <nav aria-label="目次" className={classNames(styles.contents, beside && styles.beside)}>
      <p className={styles.title}>このページの内容</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id} className={styles.part}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
