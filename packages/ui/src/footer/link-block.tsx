import type { FooterLists } from '@sumai/platform'
import { Container } from '../container/container.tsx'
import styles from './link-block.module.css'
import { LinkSection } from './link-section.tsx'

type Props = { lists: FooterLists; isFolded?: boolean }

/** The lists of links: columns in a long footer on desktop, elsewhere sections that open. */
export const LinkBlock = ({ lists, isFolded }: Props) => (
  <div className={styles.block}>
    <Container>
      <div className={styles.columns}>
        {lists.map((column) => (
          <div key={column[0]?.heading} className={styles.column}>
            {column.map((list) => (
              <LinkSection key={list.heading} list={list} isFolded={isFolded} />
            ))}
          </div>
        ))}
      </div>
    </Container>
  </div>
)
