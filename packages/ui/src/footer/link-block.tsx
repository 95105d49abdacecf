import type { FooterLists } from '@sumai/platform'
import { useEffect, useRef } from 'react'
import { Container } from '../container/container.tsx'
import { openAllOnDesktop } from './drawn-footer.tsx'
import styles from './link-block.module.css'
import { LinkSection } from './link-section.tsx'

type Props = { lists: FooterLists }

/** The lists of links: columns on desktop, sections that open on phones. */
export function LinkBlock({ lists }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => openAllOnDesktop(block.current), [])
  return (
    <div className={styles.block} ref={block}>
      <Container>
        <div className={styles.columns}>
          {lists.map((column) => (
            <div key={column[0]?.heading} className={styles.column}>
              {column.map((list) => (
                <LinkSection key={list.heading} list={list} />
              ))}
            </div>
          ))}
        </div>
      </Container>
    </div>
  )
}
